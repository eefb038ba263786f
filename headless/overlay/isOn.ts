/** Whether an event is on what matches a selector, or in it, shadow roots included. */
export function isOn(event: Event, selector: string): boolean {
  const path = event.composedPath() as Element[];
  // The window has no `matches`, unless that is the id of an element of the page.
  return path.some((part) => part.nodeType === 1 && part.matches(selector));
}
