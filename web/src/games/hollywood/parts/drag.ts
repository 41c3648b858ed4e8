// Dragging with mouse or pen. Fingers scroll the page, so they choose a card and then its place.

export interface Drag {
  /** Told when a drag begins and ends. */
  onlift: (lifted: boolean) => void;
  /** Dropped on an element with `data-place`, with what stands there. */
  ondrop: (place: string) => void;
}

const FAR = 7;

/** A Svelte attachment: the element can be dragged onto elements with `data-place`. */
export function draggable(drag: Drag) {
  return (element: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    let lifted = false;

    const under = (event: PointerEvent): HTMLElement | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY);
      return found?.closest<HTMLElement>("[data-place]") ?? null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!lifted && Math.hypot(x, y) < FAR) return;
      if (!lifted) {
        lifted = true;
        drag.onlift(true);
        element.classList.add("lifted");
      }
      element.style.setProperty("translate", `${x}px ${y}px`);
    };
    const stop = () => {
      start = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      element.style.removeProperty("translate");
      element.classList.remove("lifted");
      if (lifted) drag.onlift(false);
      lifted = false;
    };
    const up = (event: PointerEvent) => {
      const was = lifted;
      // The dragged element lets pointers through, so what lies under it is found.
      const place = was ? under(event)?.dataset["place"] : undefined;
      stop();
      if (!was) return;
      // The click that follows a drag is none.
      const swallow = (click: MouseEvent) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
      if (place !== undefined) drag.ondrop(place);
    };
    element.addEventListener("pointerdown", down);
    const noNativeDrag = (event: DragEvent) => event.preventDefault();
    element.addEventListener("dragstart", noNativeDrag);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", noNativeDrag);
    };
  };
}
