// A pointer that rests while the page moves below it points at nothing.

/** Browsers tell of a new thing below a resting mouse as well: then it has not moved. */
export const isResting = (event: PointerEvent): boolean =>
  event.pointerType === "mouse" && event.movementX === 0 && event.movementY === 0;
