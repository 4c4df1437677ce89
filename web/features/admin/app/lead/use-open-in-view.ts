import { useEffect } from "react";
import { listedElement } from "./listed-element.ts";

/** Keeps the open lead in view on the screen behind while one goes through the leads. */
export function useOpenInView(id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    listedElement(id)?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [id]);
}
