/**
 * Whether a key belongs to the input method with which Chinese, Japanese or Korean is written. Safari says so of the
 * Enter that ends a composition by its key code alone.
 */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** Whether a key is an Enter that means 'go', and none that ends a composition. */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !isComposed(event);
}
