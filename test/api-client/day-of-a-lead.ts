import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";

export type Lead = components["schemas"]["Lead"];
type Erased = components["schemas"]["ErasedLead"];
type Client = ReturnType<typeof clientOf>;

/** A client as a public generator makes it of `openapi.json`. */
export function clientOf(baseUrl: string, key: string, fetch?: (request: Request) => Promise<Response>) {
  const headers = { authorization: `Bearer ${key}` };
  return createClient<paths>({ baseUrl, headers, ...(fetch && { fetch }) });
}

/** What another program does with a lead in a day: creates it, reads it, moves it, notes and calls, and polls for changes. */
export async function dayOfALead(client: Client, staff: string) {
  const created = await createLead(client);
  const params = { path: { id: created.id } };
  const read = dataOf(await client.GET("/leads/{id}", { params }));
  const known = { ...params, header: { "If-Match": `"${read.version}"` } };
  const moved = dataOf(
    await client.PATCH("/leads/{id}", {
      params: known,
      body: { leadStatus: "SQL", dealValue: 5000, owner: staff, nextAction: "Call back", by: staff },
    }),
  );
  const stale = await client.PATCH("/leads/{id}", { params: known, body: { leadStatus: "Won" } });
  const called = await noteAndCall(client, created.id, staff);
  const polled = await changesAfter(client, created.change);
  return {
    moved,
    stale: stale.error?.code,
    called,
    polled,
    details: dataOf(await client.GET("/leads/{id}", { params })),
  };
}

async function createLead(client: Client) {
  const answer = await client.POST("/leads", {
    params: { header: { "Idempotency-Key": crypto.randomUUID() } },
    body: {
      name: "Grace Hopper",
      email: "grace@navy.example",
      phone: "+17805550134",
      consents: { call: { wording: "You may call me about this." } },
      answers: { situation: "yo-yo", goal: "scale" },
    },
  });
  return dataOf(answer);
}

async function noteAndCall(client: Client, id: number, by: string) {
  const params = { path: { id } };
  const text = "Met her at the fair.";
  const { lastCallId: afterCall } = dataOf(
    await client.POST("/leads/{id}/notes", { params, body: { text } }),
  );
  const callId = crypto.randomUUID();
  const made = { callId, afterCall, outcome: "reached", note: "Wants an offer.", by } as const;
  return dataOf(await client.POST("/leads/{id}/calls", { params, body: made }));
}

/** Every lead that has changed since the greatest number that a program has. */
export async function changesAfter(client: Client, change: number): Promise<(Lead | Erased)[]> {
  const { data: page } = await client.GET("/leads", { params: { query: { cursor: change } } });
  const leads = page?.data ?? [];
  const last = leads.at(-1);
  return page?.nextCursor !== undefined && last
    ? [...leads, ...(await changesAfter(client, last.change))]
    : leads;
}

function dataOf<Data>({ data, error }: { data?: { data: Data } | undefined; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data.data;
}
