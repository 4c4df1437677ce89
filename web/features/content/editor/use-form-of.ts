import type { Content } from "#domain/content/content";
import { lastingPath, valueAt } from "#domain/content/merged";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { unseenPlaces } from "#domain/content/unseen";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { versionQuery } from "./content-api.ts";
import type { Form } from "./form/form-context.ts";
import { NodeField } from "./form/node-field.tsx";
import type { FunnelDraft } from "./funnel-draft.ts";
import type { Problem } from "./use-problems.ts";

type Parts = {
  draft: FunnelDraft;
  document: Content;
  problems: readonly Problem[];
  nav: { onFocus: Form["onFocus"]; target: Form["target"] };
  /** What visitors read; null if nothing was ever published. */
  live: Content | null;
};

/** What the fields of the form go by. */
export function useFormOf({ draft, document, problems, nav, live }: Parts): Form {
  const { onFocus, target } = nav;
  const { data: first } = useQuery(versionQuery(SAMPLE_NUMBER));
  const sample = first?.document ?? null;
  const off = useOffPlaces(document);
  return useMemo(
    () => ({
      Field: NodeField,
      change: draft.change,
      later: draft.later,
      onFocus,
      problems: messagesOf(problems),
      off,
      earlier: (path: string) => {
        const place = lastingPath(draft.read().document, path);
        return { live: textAt(live, place), sample: textAt(sample, place) };
      },
      target,
    }),
    [draft, live, off, onFocus, problems, sample, target],
  );
}

/** The same set until another part or section is switched: it draws every field anew. */
function useOffPlaces(document: Content): ReadonlySet<string> {
  const places = [...unseenPlaces(document)].join(" ");
  return useMemo(() => new Set(places.split(" ")), [places]);
}

/** A text by the ids of the entries that it lies in; what lies in entries without ids may have been sorted. */
function textAt(document: Content | null, path: string): string | null {
  const value = /\.\d+(?:\.|$)/.test(path) ? null : valueAt(document, path);
  return typeof value === "string" ? value : null;
}

/** The sample's texts are told where one publishes: a field full of them would only be loud. */
function messagesOf(problems: readonly Problem[]): ReadonlyMap<string, string> {
  return new Map(problems.filter((one) => one.kept === null).map(({ path, message }) => [path, message]));
}
