/** Where a lead stands on the screen behind it: its row or its card; null if neither is drawn. */
export function listedElement(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#admin-panel :is([data-lead="${id}"], [data-card="${id}"])`);
}
