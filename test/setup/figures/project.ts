import { env } from "cloudflare:workers";
import { openDb } from "../../../worker/db/client.ts";
import { projectLeads } from "../../../worker/db/calls/consequences/project-leads.ts";

/** Draws the consequences of all that the test has changed so far, as whoever reads next would. */
export async function project(): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  while (!(await projectLeads(db)));
}
