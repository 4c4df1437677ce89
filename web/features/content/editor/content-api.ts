import type { Content } from "#domain/content/content";
import type { ContentDraft, ReplacedBy } from "#domain/content/content-version";
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

/** The editor's own address of the draft works for an hour. */
const PREVIEW_AGAIN_MS = 45 * 60_000;

export function previewQuery() {
  return queryOptions({
    queryKey: ["content-preview"],
    queryFn: () => unwrap(api.content.preview.$get()),
    staleTime: PREVIEW_AGAIN_MS,
    refetchInterval: PREVIEW_AGAIN_MS,
  });
}

/** The preview links that work. */
export function previewLinksQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["content-preview-links"],
    queryFn: async () => (await unwrap(api.content.previews.$get())).links,
  });
}

/** Makes a preview link that works for 24 hours; its path is null where no key signs it. */
export function makePreviewLink() {
  return unwrap(api.content.previews.$post());
}

export function endPreviewLink(id: string) {
  return unwrap(api.content.previews[":id"].$delete({ param: { id } }));
}

/** The drafts that something other than typing replaced, newest first. */
export function keptDraftsQuery() {
  return queryOptions({
    queryKey: [...KEY, "drafts"],
    queryFn: async () => (await unwrap(api.content.drafts.$get())).drafts,
  });
}

/** What going back to a draft would change of the one that stands. */
export function keptDraftQuery(id: number) {
  return queryOptions({
    queryKey: [...KEY, "drafts", id],
    queryFn: () => unwrap(api.content.drafts[":id"].differences.$get({ param: { id: String(id) } })),
  });
}

export function restoreDraft(id: number) {
  return unwrap(api.content.drafts[":id"].restore.$post({ param: { id: String(id) } }));
}

/** Keeps what was typed here, and clashes with what somebody else saved. */
export function keepConflicting(document: Content) {
  return unwrap(api.content.drafts.$post({ json: { document } }));
}

/** Keeps a picture that was made small, and says what it is known by. */
export function keepFile(file: Blob) {
  return unwrap(api.content.files.$post(undefined, { init: { body: file } }));
}

/** `replacedBy`: what replaces the draft other than typing; the one that stands is kept. */
export function saveDraft(
  version: number,
  document: Content,
  replacedBy?: ReplacedBy,
): Promise<ContentDraft> {
  const json = { document, ...(replacedBy && { replacedBy }) };
  return unwrap(api.content.draft.$patch({ json }, ifMatch(version)));
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
