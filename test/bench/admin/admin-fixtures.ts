import * as z from "zod/mini";
import type { Call, HttpClient } from "../http-client.ts";
import type { Peers } from "../peers/peers.ts";

const leadSchema = z.object({ id: z.int(), sessionId: z.string(), name: z.string(), email: z.string() });
const leadsSchema = z.array(leadSchema).check(z.minLength(1));
const columnsSchema = z.array(z.object({ status: z.string(), nextCursor: z.nullable(z.string()) }));

export type Lead = z.infer<typeof leadSchema>;

/** What the calls of one database are made with. */
export type AdminFixtures = {
  staff: Record<string, string>;
  peers: Peers;
  /** Completed quizzes with an address, the newest first. */
  leads: Lead[];
  chatLead: Lead;
  /** The address of the list's second page. */
  secondPage: string;
  /** The address of the next cards of the board's first column. */
  nextCards: string;
};

/** Reads from a seeded database what its calls need. `staff` are the headers of a signed-in person. */
export async function adminFixtures(
  client: HttpClient,
  staff: Record<string, string>,
  peers: Peers,
): Promise<AdminFixtures> {
  const answer = (path: string) => client.send({ method: "GET", path, headers: staff });
  const leads = async (type: string) => {
    const path = `/api/assessments?type=${type}&leadStatus=MQL&leadsOnly=true&sort=leadScore&limit=200`;
    return leadsSchema.parse(JSON.parse((await answer(path)).body));
  };
  const list = await answer("/api/assessments");
  const secondPage = /<([^>]+)>; rel="next"/.exec(list.headers.get("link") ?? "")?.[1];
  const [column] = columnsSchema.parse(JSON.parse((await answer("/api/pipeline")).body));
  const [chatLead] = await leads("chat");
  if (!secondPage || !column || !chatLead) throw new Error("The database has too few assessments.");
  const { status, nextCursor } = column;
  return {
    staff,
    peers,
    leads: await leads("quiz"),
    chatLead,
    secondPage,
    nextCards: `/api/pipeline?status=${status}&cursor=${nextCursor}`,
  };
}

/** Makes the requests of a signed-in member of staff. */
export function staffCalls(staff: Record<string, string>) {
  const call = (method: Call["method"], path: string, json?: unknown): Call => ({
    method,
    path,
    headers: staff,
    ...(json !== undefined && { json }),
  });
  return {
    get: (path: string) => call("GET", path),
    post: (path: string, json?: unknown) => call("POST", path, json),
    put: (path: string, json: unknown) => call("PUT", path, json),
    patch: (path: string, json: unknown) => call("PATCH", path, json),
    remove: (path: string) => call("DELETE", path),
  };
}
