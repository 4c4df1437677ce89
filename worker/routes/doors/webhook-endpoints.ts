import {
  endpointChangeSchema,
  ENDPOINTS_MAX,
  newEndpointSchema,
  type EndpointList,
} from "#domain/doors/webhook-endpoint";
import { AppError } from "#domain/errors";
import { digits } from "#domain/query-number";
import { isoText } from "#domain/time/iso-text";
import { Hono } from "hono";
import * as z from "zod/mini";
import { canSeal, seal } from "../../crypto/sealed.ts";
import { newWebhookSecret } from "../../crypto/webhook-signature.ts";
import { findEndpoint, listEndpoints, listTries, sendAgain } from "../../db/doors/endpoint-list.ts";
import {
  changeEndpoint,
  createEndpoint,
  removeEndpoint,
  rotateSecret,
} from "../../db/doors/webhook-endpoints.ts";
import { testWebhook } from "../../delivery/webhook/test-webhook.ts";
import { webhookUrlFault } from "../../delivery/webhook/webhook-url.ts";
import { deliverAllSoon } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { editedRecord } from "../../http/edited-record.ts";
import { idParam } from "../../http/id-param.ts";
import { appOrigin } from "../../http/origin.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody, params } from "../../http/validate.ts";
import { isLoopback } from "../../loopback.ts";

const own = requireOwner("developers");
const NAME = "webhook endpoint";
const number = digits("Give a record’s number.", 15);
const tryParam = params(z.object({ id: number, tryId: number }));

/** The endpoints of other programs (contract 24). A secret is in one answer: of its creation or its rotation. */
export const webhookEndpoints = new Hono<AppEnv>()
  .get("/webhook-endpoints", requireAdmin, own, async (c) => {
    const list: EndpointList = { isAvailable: canSeal(c.env), endpoints: await listEndpoints(primaryDb(c)) };
    return c.json(list);
  })
  .post("/webhook-endpoints", requireAdmin, own, adminBody(newEndpointSchema), async (c) => {
    const write = c.req.valid("json");
    const url = checkedUrl(c, write.url);
    const { secret, sealed } = await newSecret(c.env);
    const endpoint = await createEndpoint(followedDb(c), staffAct(c), { ...write, url }, sealed);
    if (!endpoint) {
      throw new AppError(
        "conflict",
        `There are ${ENDPOINTS_MAX} endpoints already. Delete one that is not used.`,
      );
    }
    return c.json({ endpoint, secret }, 201);
  })
  .patch("/webhook-endpoints/:id", requireAdmin, own, idParam, adminBody(endpointChangeSchema), async (c) => {
    const change = c.req.valid("json");
    const url = change.url === undefined ? {} : { url: checkedUrl(c, change.url) };
    const { id } = c.req.valid("param");
    const edited = await changeEndpoint(followedDb(c), staffAct(c), id, { ...change, ...url });
    if (change.isOn === true) deliverAllSoon(c);
    return c.json(editedRecord(edited, NAME));
  })
  .delete("/webhook-endpoints/:id", requireAdmin, own, idParam, optionalBody, async (c) => {
    editedRecord(await removeEndpoint(followedDb(c), staffAct(c), c.req.valid("param").id), NAME);
    return c.json({ ok: true as const });
  })
  .post("/webhook-endpoints/:id/rotate", requireAdmin, own, idParam, optionalBody, async (c) => {
    const { secret, sealed } = await newSecret(c.env);
    const edited = await rotateSecret(followedDb(c), staffAct(c), c.req.valid("param").id, sealed);
    return c.json({ endpoint: editedRecord(edited, NAME), secret });
  })
  .post("/webhook-endpoints/:id/test", requireAdmin, own, idParam, optionalBody, async (c) => {
    const dispatch = { env: c.env, db: followedDb(c), now: Date.now(), origin: appOrigin(c.env, c.req.url) };
    const tested = await testWebhook(dispatch, c.req.valid("param").id);
    if (!tested) throw unknown();
    if (tested === "refused") {
      throw new AppError("conflict", "This address may no longer be called, or its secret cannot be read.");
    }
    return c.json({ ...tested, at: isoText(tested.at) });
  })
  .get("/webhook-endpoints/:id/tries", requireAdmin, own, idParam, async (c) => {
    const { id } = c.req.valid("param");
    const db = primaryDb(c);
    if (!(await findEndpoint(db, id))) throw unknown();
    return c.json(await listTries(db, id, Date.now()));
  })
  .post("/webhook-endpoints/:id/tries/:tryId/again", requireAdmin, own, tryParam, optionalBody, async (c) => {
    const { id: endpointId, tryId } = c.req.valid("param");
    if (!(await sendAgain(followedDb(c), staffAct(c), { endpointId, tryId }))) {
      throw new AppError(
        "conflict",
        "This message is no longer stored, or is being sent. It can be sent for 3 days.",
      );
    }
    deliverAllSoon(c);
    return c.json({ ok: true as const });
  });

/** The address as it is stored. Throws `invalid_request` if it may not be called. */
function checkedUrl(c: AppContext, url: string): string {
  const origin = appOrigin(c.env, c.req.url) ?? c.req.url;
  const hosts = [origin, c.req.url].map((address) => new URL(address).hostname);
  const fault = webhookUrlFault(url, { hosts, isLoopback: isLoopback(origin) });
  if (fault !== null) {
    throw new AppError("invalid_request", fault, { issues: [{ path: "url", message: fault }] });
  }
  return new URL(url).href;
}

async function newSecret(env: Env): Promise<{ secret: string; sealed: string }> {
  if (!canSeal(env)) {
    throw new AppError("not_configured", "Webhooks are off: ENCRYPTION_KEY (32 bytes of base64) is not set.");
  }
  const secret = newWebhookSecret();
  return { secret, sealed: await seal(env, "webhook-secret", secret) };
}

function unknown(): AppError {
  return new AppError("not_found", "This webhook endpoint is not known.");
}
