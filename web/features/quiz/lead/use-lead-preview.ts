import { useEffect, useState, type ComponentType } from "react";
import { loadQuietly } from "../../../load-quietly.ts";
import type { LeadPreviewProps } from "./lead-preview.tsx";

/** The preview beside the lead form, loaded while the visitor answers; null until then, and without a network. */
export function useLeadPreview(isUnderWay: boolean): ComponentType<LeadPreviewProps> | null {
  const [Preview, setPreview] = useState<ComponentType<LeadPreviewProps> | null>(null);
  useEffect(() => {
    if (!isUnderWay) return;
    void loadQuietly(() => import("./lead-preview.tsx")).then((loaded) => {
      if (loaded) setPreview(() => loaded.LeadPreview);
    });
  }, [isUnderWay]);
  return Preview;
}
