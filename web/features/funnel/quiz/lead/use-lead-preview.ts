import type { ComponentType } from "react";
import { useQuietly } from "../../../../lib/use-quietly.ts";
import type { LeadPreviewProps } from "./lead-preview.tsx";

/** The preview beside the lead form, loaded while the visitor answers; null until then, and without a network. */
export function useLeadPreview(isUnderWay: boolean): ComponentType<LeadPreviewProps> | null {
  return useQuietly(isUnderWay, () => import("./lead-preview.tsx"))?.LeadPreview ?? null;
}
