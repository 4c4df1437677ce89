import {
  callSchema,
  claimSchema,
  handOverSchema,
  nextActionSchema,
  phoneSchema,
} from "#domain/calls/call-schemas";
import { phoneFaultText } from "#domain/calls/phone-fault";
import { AppError } from "#domain/errors";
import { requireOwner } from "#domain/leads/require-owner";
import { Hono } from "hono";
import { keyedHash } from "../../crypto/keyed-hash.ts";
import { findCountry, savePhone } from "../../db/calls/lead-phone.ts";
import { saveNextAction } from "../../db/calls/next-action.ts";
import { listCalls, recordCall } from "../../db/calls/record-call.ts";
import { claimLead, handOver, listOwners, releaseLead } from "../../db/calls/queue/claim-lead.ts";
import { readQueue } from "../../db/calls/queue/read-queue.ts";
import { dismissAnswer } from "../../db/mail/dismiss-answer.ts";
import type { AppEnv } from "../../http/context.ts";
import { sendDeskCursor } from "../../http/cursor.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { idParam } from "../../http/id-param.ts";
import { requireAdmin, assertOwner } from "../../http/require-admin.ts";
import { staffAct, requireStaffAddress } from "../../http/staff-act.ts";
import { adminBody, optionalBody } from "../../http/validate.ts";
import { parsePhone } from "../../phone/parse-phone.ts";

/** First calls (contract 14). Leads are named by their number; the row, not a version, decides a claim and a call. */
export const calls = new Hono<AppEnv>()
  .get("/desk/queue", requireAdmin, async (c) => {
    const { queue, deskCursor } = await readQueue(followedDb(c), c.get("staff").email, Date.now());
    sendDeskCursor(c, deskCursor);
    return c.json(queue);
  })
  .get("/desk/owners", requireAdmin, async (c) => c.json(await listOwners(primaryDb(c))))
  .post("/desk/hand-over", requireAdmin, adminBody(handOverSchema), async (c) => {
    const { from, to } = c.req.valid("json");
    if (from !== c.get("staff").email) assertOwner(c, "hand-over");
    requireStaffAddress(c, to);
    return c.json({ ok: true as const, moved: await handOver(followedDb(c), staffAct(c), { from, to }) });
  })
  .post("/leads/:id/claim", requireAdmin, idParam, adminBody(claimSchema), async (c) => {
    const { takeOver = false } = c.req.valid("json");
    const act = staffAct(c);
    const assessment = await claimLead(followedDb(c), c.req.valid("param").id, act, takeOver);
    requireOwner(assessment, act.who);
    return c.json({ assessment });
  })
  .post("/leads/:id/release", requireAdmin, idParam, optionalBody, async (c) => {
    const assessment = await releaseLead(followedDb(c), c.req.valid("param").id, staffAct(c));
    requireOwner(assessment, null);
    return c.json({ assessment });
  })
  .get("/leads/:id/calls", requireAdmin, idParam, async (c) =>
    c.json(await listCalls(primaryDb(c), c.req.valid("param").id)),
  )
  .post("/leads/:id/calls", requireAdmin, idParam, adminBody(callSchema), async (c) => {
    const hashOf = (phone: string) => keyedHash(c.env, "phone", phone);
    const { id } = c.req.valid("param");
    return c.json(await recordCall(followedDb(c), id, staffAct(c), c.req.valid("json"), hashOf));
  })
  .patch("/leads/:id/next-action", requireAdmin, idParam, adminBody(nextActionSchema), async (c) => {
    const { id } = c.req.valid("param");
    return c.json({ assessment: await saveNextAction(followedDb(c), id, staffAct(c), c.req.valid("json")) });
  })
  .post("/leads/:id/no-answer", requireAdmin, idParam, optionalBody, async (c) => {
    const { id } = c.req.valid("param");
    return c.json({ assessment: await dismissAnswer(followedDb(c), id, staffAct(c)) });
  })
  .put("/leads/:id/phone", requireAdmin, idParam, adminBody(phoneSchema), async (c) => {
    const { id } = c.req.valid("param");
    const body = c.req.valid("json");
    const db = followedDb(c);
    const country = await findCountry(db, id);
    const parsed = parsePhone(body.phone, country);
    if (!parsed.ok) throw phoneRefused(phoneFaultText(parsed, country));
    const hash = await keyedHash(c.env, "phone", parsed.number);
    const assessment = await savePhone(db, id, staffAct(c), { ...body, phone: parsed.number }, hash);
    return c.json({ assessment });
  });

function phoneRefused(message: string): AppError {
  return new AppError("invalid_request", message, { issues: [{ path: "phone", message }] });
}
