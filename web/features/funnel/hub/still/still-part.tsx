import { Suspense } from "react";
import { isBrought, KeptHtml } from "../../../../lib/kept-html.tsx";
import { lazyPage } from "../../../../lazy-page.tsx";
import type { OpenHub } from "../hub-data.ts";
import type { StillPartId } from "./still-parts.tsx";

const Parts = lazyPage(async () => (await import("./still-parts.tsx")).StillPartView);

/** A part of an open hub as its document brought it: most of the page, and none of it code that a visitor waits for. */
export function StillPart({ id, data }: { id: StillPartId; data: OpenHub }) {
  return (
    <KeptHtml name={id} className="contents">
      <Suspense>
        <Parts.Page id={id} data={data} />
      </Suspense>
    </KeptHtml>
  );
}

/** Their code, where no document brought them: on the way back from the plan, or a hub that was fetched. */
export async function loadStillParts(): Promise<void> {
  if (!isBrought("program")) await Parts.load();
}
