import { acceptances } from "../acceptances.ts";
import type { ChaosApp } from "../chaos-app.ts";
import { transcript, type ChatMessage } from "../chat-visitor.ts";
import { readRows } from "../read-database.ts";
import { exactly, told, type Figure } from "../scenario.ts";

/** What visitors were told while the disk was full, and before. */
export type Told = {
  /** Sessions that the Worker said it has. */
  leads: string[];
  messages: (ChatMessage & { reply: string })[];
  refused: number;
  /** Answers that are neither a yes nor an error as the API words it. */
  strange: string[];
  reads: number;
  readFailures: number;
};

/** Whether everything that was acknowledged is there once there is room again, and what was refused how. */
export async function diskFigures(app: ChaosApp, all: Told, waiting: number): Promise<Figure[]> {
  for (const strange of new Set(all.strange)) console.error(strange);
  return [
    {
      what: "writes refused while it was",
      expected: "> 0",
      measured: String(all.refused),
      ok: all.refused > 0,
    },
    exactly("failures that are no 500 or 503 of the API", 0, all.strange.length),
    told("reads that failed while it was", `${all.readFailures} of ${all.reads}`),
    exactly("acknowledged leads that are stored", all.leads.length, storedLeads(app, all)),
    exactly("acknowledged messages with their reply", all.messages.length, await keptMessages(app, all)),
    ...outboxFigures(app, waiting),
  ];
}

function storedLeads({ state }: ChaosApp, { leads }: Told): number {
  const sql = "select session_id as id from assessments where completed_at is not null";
  const sessions = new Set(readRows<{ id: string }>(state, sql).map(({ id }) => id));
  return leads.filter((id) => sessions.has(id)).length;
}

async function keptMessages({ url, staff }: ChaosApp, { messages }: Told): Promise<number> {
  const sessions = [...new Set(messages.map(({ sessionId }) => sessionId))];
  const replies = new Map<string, string | undefined>();
  for (const sessionId of sessions) {
    const entries = await transcript(url, sessionId, staff);
    for (const [index, { content }] of entries.entries()) {
      replies.set(`${sessionId} ${content}`, entries[index + 1]?.content);
    }
  }
  return messages.filter(({ sessionId, message, reply }) => replies.get(`${sessionId} ${message}`) === reply)
    .length;
}

function outboxFigures(app: ChaosApp, waiting: number): Figure[] {
  const rows = acceptances(app);
  const unsent = rows.filter(({ status }) => status !== "sent").length;
  const again = rows.filter(({ times }) => times > 1);
  return [
    exactly("rows of the outbox not sent in the end", 0, Math.max(waiting, unsent)),
    exactly("causes that no peer accepted", 0, rows.filter(({ times }) => times === 0).length),
    told("accepted again, for the mark found no room", again.length),
    exactly(
      "accepted again and not counted on the row",
      0,
      again.filter((row) => row.times > 1 + row.interrupted).length,
    ),
  ];
}
