import type { Content } from "#domain/content/content";
import { env } from "cloudflare:workers";
import { openDb } from "../../../worker/db/client.ts";
import { readContent, saveDraft } from "../../../worker/db/content/content-draft.ts";
import { publishVersion } from "../../../worker/db/content/content-versions.ts";

/**
 * Publishes a document for a test of what visitors then read. The route first renders every page to see that it can,
 * which takes a second or two and is for the tests of the route.
 */
export async function publishContent(document: Content): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  const act = { who: "ada@example.com", now: Date.now(), expected: null };
  await saveDraft(db, act, document);
  const { draft, newest } = await readContent(db);
  const { basedOn, version } = draft;
  const wanted = { document, basedOn, note: "", newest, draft: version, draftFollows: false };
  const number = await publishVersion(db, act, { ...wanted, source: "draft" });
  if (number === null) throw new Error("Nothing was published.");
}
