import { useEffect } from "react";
import { listedElement } from "./listed-element.ts";

/** Marks the open lead where it stands on the screen behind, and keeps that in view while one goes through the leads. */
export function useOpenMark(id: number | null): void {
  useEffect(() => {
    const element = id === null ? null : listedElement(id);
    if (!element) return;
    element.dataset["beside"] = "";
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return () => {
      delete element.dataset["beside"];
    };
  }, [id]);
}
