import { publishSchema, REPLACED_BY } from "#domain/content/content-version";
import { differencesOf } from "#domain/content/differences";
import { draftSchema } from "#domain/content/draft-schema";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { sample, sampleDocument } from "#domain/content/sample/sample";
import { AppError } from "#domain/errors";
import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "../../db/client.ts";
import { readContent, saveDraft } from "../../db/content/content-draft.ts";
import { findVersion, listVersions, publishVersion } from "../../db/content/content-versions.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, contentBody, optionalBody, params, query } from "../../http/validate.ts";
import { checkContent, refuseProblems, warningsOf } from "./check-content.ts";

const number = digits("Give a version’s number.");
const versionParam = params(z.object({ number }));
const draftBody = contentBody(
  z.object({ document: draftSchema, replacedBy: z.optional(z.enum(REPLACED_BY)) }),
);
const listQuery = query(z.object({ before: z.optional(number) }));
/** Versions are compared with each other, or the draft with what it was made from. */
const compareQuery = query(z.object({ from: z.optional(number), to: z.optional(number) }));

/** What visitors read: its draft, its versions, and what makes one of them live (contract 21). */
export const content = new Hono<AppEnv>()
  .get("/content", requireAdmin, async (c) => {
    const { draft, live } = await readContent(primaryDb(c));
    const { version, document } = draft;
    return c.json({ draft: { version, document }, published: live });
  })
  .get("/content/questions", requireAdmin, async (c) => {
    const { live } = await readContent(primaryDb(c));
    return c.json({ questions: (live?.document ?? sample).extra.questions });
  })
  .get("/content/words", requireAdmin, async (c) => {
    return c.json(await findPublishedWords(primaryDb(c)));
  })
  .patch("/content/draft", requireAdmin, draftBody, async (c) => {
    const { document, replacedBy = null } = c.req.valid("json");
    return c.json(editedRecord(await saveDraft(followedDb(c), staffAct(c), document, replacedBy), "draft"));
  })
  .post("/content/check", requireAdmin, optionalBody, async (c) => {
    const db = primaryDb(c);
    const { document } = (await readContent(db)).draft;
    const [problems, warnings] = await Promise.all([
      checkContent(c.env, db, document),
      warningsOf(db, document),
    ]);
    return c.json({ problems, warnings });
  })
  .post("/content/publish", requireAdmin, requireOwner("publish"), adminBody(publishSchema), async (c) => {
    const act = staffAct(c);
    const db = followedDb(c);
    const { draft, live, newest } = await readContent(db);
    const { version, document, basedOn } = draft;
    const current = { version, document };
    if (act.expected !== null && act.expected !== version) throw changedMeanwhile(current);
    if (live && differencesOf(live.document, document).length === 0)
      throw new AppError("conflict", `Nothing has changed since version ${live.number}.`, { current });
    await refuseProblems(c.env, db, document);
    const { note } = c.req.valid("json");
    const wanted = { document, basedOn, note, newest, draft: version, draftFollows: false };
    const published = await publishVersion(db, act, { ...wanted, source: "draft" });
    if (published === null) throw changedMeanwhile((await readContent(db)).draft);
    return c.json({ number: published }, 201);
  })
  .post(
    "/content/versions/:number/restore",
    requireAdmin,
    requireOwner("publish"),
    versionParam,
    optionalBody,
    async (c) => {
      const db = followedDb(c);
      const { number: basedOn } = c.req.valid("param");
      const [{ draft, live, newest }, document] = await Promise.all([
        readContent(db),
        documentOf(db, basedOn),
      ]);
      if (basedOn === live?.number) throw new AppError("conflict", `Version ${basedOn} is live already.`);
      await refuseProblems(c.env, db, document);
      const draftFollows = live !== null && differencesOf(live.document, draft.document).length === 0;
      const wanted = {
        document,
        basedOn,
        note: `Back to version ${basedOn}`,
        newest,
        draft: draft.version,
        draftFollows,
      };
      const published = await publishVersion(db, staffAct(c), { ...wanted, source: "version" });
      if (published === null) throw changedMeanwhile();
      return c.json({ number: published }, 201);
    },
  )
  .get("/content/versions", requireAdmin, listQuery, async (c) =>
    c.json({ versions: await listVersions(primaryDb(c), c.req.valid("query").before ?? null) }),
  )
  .get("/content/versions/:number", requireAdmin, versionParam, async (c) => {
    const { number: wanted } = c.req.valid("param");
    return c.json({ number: wanted, document: await documentOf(primaryDb(c), wanted) });
  })
  .get("/content/differences", requireAdmin, compareQuery, async (c) => {
    const { from, to } = c.req.valid("query");
    const db = primaryDb(c);
    const { draft, live } = await readContent(db);
    const [before, after] = await Promise.all([
      from === undefined ? (live?.document ?? sampleDocument()) : documentOf(db, from),
      to === undefined ? draft.document : documentOf(db, to),
    ]);
    return c.json({ differences: differencesOf(before, after) });
  });

/** The document of a version; 0 is the sample's. Throws 404 if there is none. */
async function documentOf(db: Db, wanted: number) {
  const document = wanted === SAMPLE_NUMBER ? sampleDocument() : await findVersion(db, wanted);
  if (!document) throw new AppError("not_found", `There is no version ${wanted}.`);
  return document;
}

function changedMeanwhile(current?: { version: number; document: object }): AppError {
  return new AppError("conflict", "Someone else changed or published the funnel in the meantime.", {
    current,
  });
}
