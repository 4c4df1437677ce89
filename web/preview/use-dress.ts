import type { Look } from "#domain/content/parts/look";
import { useLayoutEffect } from "react";
import { pageDress } from "../content/look/page-dress.ts";

/** What the page wears as it is being chosen. Scripts may make a sheet where the policy lets no style be written. */
const sheet = new CSSStyleSheet();

export function useDress(look: Look): void {
  const style = pageDress(look)?.style ?? "";
  useLayoutEffect(() => {
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    // What the document came in.
    document.getElementById("brand")?.remove();
  }, [style]);
}
