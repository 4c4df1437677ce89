import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../../http/context.ts";
import { requireKey } from "../../http/doors/require-key.ts";
import { adminBody } from "../../http/validate.ts";

/** Where assistants call their tools (contract 24). The protocol's code is loaded at its first call. */
export const mcp = new Hono<AppEnv>().post("/v1/mcp", requireKey(null), adminBody(z.unknown()), async (c) => {
  const { answerMcp } = await import("../../http/doors/mcp/answer-mcp.ts");
  return answerMcp(c, c.req.valid("json"));
});
