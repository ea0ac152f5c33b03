// Places that pieces can be dropped on mark themselves with `data-drop="…"`.

/** The place under the pointer, if there is one. */
export function placeAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (place) return place;
  }
  return null;
}
