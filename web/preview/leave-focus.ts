/** Leaves the focus with the document that has it: beside the editor, a page that is drawn takes it from nobody's field. */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, "focus", {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions): void {
      if (document.hasFocus()) focus.call(this, options);
    },
  });
}
