import { useEffect } from "react";

/** Keeps the open lead in view on the screen behind while one goes through the leads. */
export function useOpenInView(id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    listedElement(id)?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [id]);
}

/** Where a lead stands on the screen behind it: its row or its card; null if neither is drawn. */
export function listedElement(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#admin-panel :is([data-lead="${id}"], [data-card="${id}"])`);
}
