import type { Content } from "#domain/content/content";
import type { ContentDraft } from "#domain/content/content-version";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";
import { ifMatch } from "../../kit/edit/version-conflict.ts";

/** Everything about the funnel is read again when somebody saves or publishes it. */
const KEY = ["content"] as const;

export function contentQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: [...KEY, "draft"],
    queryFn: () => unwrap(api.content.$get()),
  });
}

/** What one version changed of another; without numbers, the draft of what is live. */
export function differencesQuery(compared: { from?: number; to?: number; draft?: number }) {
  const { from, to } = compared;
  const query = {
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
  return queryOptions({
    queryKey: [...KEY, "differences", compared],
    queryFn: () => unwrap(api.content.differences.$get({ query })),
  });
}

/** A version's document, which never changes; 0 is the sample's. */
export function versionQuery(number: number) {
  return queryOptions({
    queryKey: ["content-version", number],
    queryFn: () => unwrap(api.content.versions[":number"].$get({ param: { number: String(number) } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function problemsQuery(draft: number) {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: [...KEY, "problems", draft],
    queryFn: () => unwrap(api.content.check.$post()),
  });
}

/** A new link lasts 24 hours; the editor's own is fetched once a page. */
export function previewQuery() {
  return queryOptions({
    queryKey: ["content-preview"],
    queryFn: () => unwrap(api.content.preview.$get()),
    staleTime: 12 * 3_600_000,
  });
}

/** Keeps a picture that was made small, and says what it is known by. */
export function keepFile(file: Blob) {
  return unwrap(api.content.files.$post(undefined, { init: { body: file } }));
}

export function saveDraft(version: number, document: Content): Promise<ContentDraft> {
  return unwrap(api.content.draft.$patch({ json: { document } }, ifMatch(version)));
}

export function publishDraft(version: number, note: string) {
  return unwrap(api.content.publish.$post({ json: { note } }, ifMatch(version)));
}

export function restoreVersion(number: number) {
  return unwrap(api.content.versions[":number"].restore.$post({ param: { number: String(number) } }));
}

export function readContentAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
