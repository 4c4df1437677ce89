import type { ContentDraft } from "#domain/content/content-version";
import { useEffect, useState, useSyncExternalStore } from "react";
import { currentOf } from "../ground/edit/version-conflict.ts";
import { saveDraft } from "./content-api.ts";
import { FunnelDraft } from "./funnel-draft.ts";

/** For the life of the page: what was typed stays while another tab of the dashboard is open. */
let kept: FunnelDraft | null = null;

function draftOf(stored: ContentDraft): FunnelDraft {
  kept ??= new FunnelDraft(stored, {
    save: saveDraft,
    currentOf: (error) => currentOf(error, stored),
  });
  return kept;
}

/** The draft while it is edited, and what changes it. `stored` is what the server has, whoever saved it. */
export function useFunnel(stored: ContentDraft) {
  const [draft] = useState(() => draftOf(stored));
  const funnel = useSyncExternalStore(draft.subscribe, draft.read);
  useEffect(() => draft.receive(stored), [draft, stored]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.read().state === "saved") return;
      void draft.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      void draft.flush();
    };
  }, [draft]);
  return { funnel, draft };
}
