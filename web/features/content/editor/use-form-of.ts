import type { Content } from "#domain/content/content";
import { lastingPath, valueAt } from "#domain/content/merged";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { versionQuery } from "./content-api.ts";
import type { Form } from "./form/form-context.ts";
import { NodeField } from "./form/node-field.tsx";
import type { FunnelDraft } from "./funnel-draft.ts";
import type { Problem } from "./use-problems.ts";

type Parts = {
  draft: FunnelDraft;
  problems: readonly Problem[];
  nav: { onFocus: Form["onFocus"]; target: Form["target"] };
  /** What visitors read; null if nothing was ever published. */
  live: Content | null;
};

/** What the fields of the form go by. */
export function useFormOf({ draft, problems, nav, live }: Parts): Form {
  const { onFocus, target } = nav;
  const { data: first } = useQuery(versionQuery(SAMPLE_NUMBER));
  const sample = first?.document ?? null;
  return useMemo(
    () => ({
      Field: NodeField,
      change: draft.change,
      later: draft.later,
      onFocus,
      problems: messagesOf(problems),
      earlier: (path: string) => {
        const place = lastingPath(draft.read().document, path);
        return { live: textAt(live, place), sample: textAt(sample, place) };
      },
      target,
    }),
    [draft, live, onFocus, problems, sample, target],
  );
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
