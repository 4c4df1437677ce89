import { env } from "cloudflare:workers";
import { openDb } from "../../../worker/db/client.ts";
import { foldLeads } from "../../../worker/db/calls/consequences/fold-leads.ts";

/** Draws the consequences of all that the test has changed so far, as whoever reads next would. */
export async function fold(): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  while (!(await foldLeads(db)));
}
