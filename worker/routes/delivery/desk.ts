import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { readDeskNews } from "../../db/delivery/desk/desk-news.ts";
import { theDesk } from "../../desk/poke-desk.ts";
import type { DeskVisit } from "../../desk/seat.ts";
import type { AppEnv } from "../../http/context.ts";
import { followedDb } from "../../http/db.ts";
import { rateLimited } from "../../http/rate-limit.ts";
import { requireAdmin, requireSocket } from "../../http/require-admin.ts";
import { query } from "../../http/validate.ts";

const after = digits("Give the number of a change.", 15);

/** What changes for staff: by a socket as it happens, or on request since they looked (contract 13). */
export const desk = new Hono<AppEnv>()
  .get("/desk", requireAdmin, requireSocket, query(z.object({ after: z.optional(after) })), async (c) => {
    const visit: DeskVisit = { ...c.get("staff"), after: c.req.valid("query").after ?? null };
    const address = new URL("https://desk/");
    address.searchParams.set("visit", JSON.stringify(visit));
    const answer = await theDesk(c.env).fetch(address, { headers: { Upgrade: "websocket" } });
    if (answer.status === 429) throw rateLimited("The dashboard is open in too many windows.");
    return answer;
  })
  .get("/changes", requireAdmin, query(z.object({ after })), async (c) =>
    c.json(await readDeskNews(followedDb(c), c.req.valid("query").after)),
  );
