import { keyEnding, KEYS_MAX, makeApiKey, newKeySchema } from "#domain/doors/api-key";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import { textHash } from "../../crypto/text-hash.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "../../db/doors/api-keys.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { idParam } from "../../http/id-param.ts";
import { requireAdmin, requireOwner } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody } from "../../http/validate.ts";

const own = requireOwner("developers");

/** The keys of other programs (contract 24). A secret is in one answer, that of its creation. */
export const apiKeys = new Hono<AppEnv>()
  .get("/api-keys", requireAdmin, own, async (c) => c.json(await listApiKeys(primaryDb(c))))
  .post("/api-keys", requireAdmin, own, adminBody(newKeySchema), async (c) => {
    const secret = makeApiKey((count) => crypto.getRandomValues(new Uint8Array(count)));
    const stored = { hash: await textHash(secret), ending: keyEnding(secret) };
    const key = await createApiKey(primaryDb(c), staffAct(c), c.req.valid("json"), stored);
    if (key === "full") {
      throw new AppError("conflict", `There are ${KEYS_MAX} keys already. Revoke one that is not used.`);
    }
    if (key === "name-taken") {
      const message = "Another key has this name";
      throw new AppError("conflict", message, { issues: [{ path: "name", message }] });
    }
    return c.json({ key, secret }, 201);
  })
  .delete("/api-keys/:id", requireAdmin, own, idParam, optionalBody, async (c) => {
    const isRevoked = await revokeApiKey(primaryDb(c), staffAct(c), c.req.valid("param").id);
    if (!isRevoked) throw new AppError("not_found", "This key is not in use.");
    return c.json({ ok: true as const });
  });
