// Dragging by mouse, pen or finger. A finger that moves at once scrolls the page; one that rests on a card first takes
// it along.

export interface Drag {
  /** Told when a drag begins and ends. */
  onlift: (lifted: boolean) => void;
  /** Dropped on an element with `data-place`, with what stands there. */
  ondrop: (place: string) => void;
}

/** So far a pointer moves before it is a drag. */
const FAR = 7;
/** So long, in milliseconds, a finger rests on a card before it lifts it. */
const HOLD = 220;
/** Within so many pixels of the upper and lower edge of the page, a drag scrolls it. */
const EDGE = 70;
const SCROLL = 12;

/** The page scrolls while something is held near its edge. What lies above the dock counts as the edge. */
function scrollAtEdge(y: number): void {
  const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
  if (y < EDGE) scrollBy({ top: -SCROLL });
  else if (y > dock - EDGE / 2) scrollBy({ top: SCROLL });
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
}

/** A Svelte attachment: the element can be dragged onto elements with `data-place`. */
export function draggable(drag: Drag) {
  return (element: HTMLElement) => {
    let start: { x: number; y: number; scrolled: number; touch: boolean } | null = null;
    let held: ReturnType<typeof setTimeout> | undefined;
    /** Whether a finger has rested long enough; while it does not move, the card explains itself. */
    let armed = false;
    let lifted = false;

    const arm = () => {
      armed = true;
      element.classList.add("armed");
    };
    const lift = () => {
      lifted = true;
      drag.onlift(true);
      element.classList.add("lifted");
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || start) return;
      const touch = event.pointerType === "touch";
      start = { x: event.clientX, y: event.clientY, scrolled: scrollY, touch };
      if (touch) held = setTimeout(arm, HOLD);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted) {
        if (Math.hypot(x, y) < FAR) return;
        // A finger that moves at once scrolls.
        if (start.touch && !armed) return stop();
        lift();
      }
      scrollAtEdge(event.clientY);
      element.style.setProperty("translate", `${x}px ${y + scrollY - start.scrolled}px`);
    };
    const stop = () => {
      start = null;
      clearTimeout(held);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      element.style.removeProperty("translate");
      element.classList.remove("lifted", "armed");
      if (lifted) drag.onlift(false);
      lifted = false;
      armed = false;
    };
    const up = (event: PointerEvent) => {
      const dragged = lifted;
      // The dragged element lets pointers through, so what lies under it is found.
      const under = dragged ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const place = under?.closest<HTMLElement>("[data-place]")?.dataset["place"];
      stop();
      if (!dragged) return;
      swallowClick();
      if (place !== undefined) drag.ondrop(place);
    };
    /** Once a card is lifted, the finger moves it and not the page. */
    const noScroll = (event: TouchEvent) => {
      if (armed) event.preventDefault();
    };
    const noMenu = (event: Event) => {
      if (start?.touch) event.preventDefault();
    };
    const noNativeDrag = (event: DragEvent) => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", noScroll, { passive: false });
    element.addEventListener("contextmenu", noMenu);
    element.addEventListener("dragstart", noNativeDrag);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", noScroll);
      element.removeEventListener("contextmenu", noMenu);
      element.removeEventListener("dragstart", noNativeDrag);
    };
  };
}
