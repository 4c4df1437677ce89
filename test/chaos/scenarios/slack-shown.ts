import type { LostReason } from "#domain/leads/lost-reason";
import { lostWords } from "#domain/leads/lost-reason";
import type { PostedMessage } from "../../fakes/slack/slack-channel.ts";
import { at } from "../../fakes/slack/slack-limits.ts";
import type { ChaosApp } from "../chaos-app.ts";
import { readNumber, readRows } from "../read-database.ts";
import { exactly, type Figure } from "../scenario.ts";

type Lead = {
  id: number;
  owner: string | null;
  lead_status: string;
  lost_reason: LostReason | null;
  next_action: string | null;
};

/** What Slack shows in the end, beside what the database holds. */
export function shownFigures({ state, peers }: ChaosApp): Figure[] {
  const leads = new Map(readRows<Lead>(state, "select * from assessments").map((lead) => [lead.id, lead]));
  const kept = new Map(
    readRows<{ ts: string; id: number }>(state, "select ts, assessment_id as id from slack_messages").map(
      ({ ts, id }) => [ts, leads.get(id)],
    ),
  );
  const gone = new Set(
    readRows<{ ts: string }>(
      state,
      "select payload ->> 'ts' as ts from outbox where kind = 'slack-erased'",
    ).map(({ ts }) => ts),
  );
  const { messages } = peers.slack;
  const known = messages.filter(({ ts }) => kept.has(ts));
  const wrong = known.filter((message) => !shows(message, kept.get(message.ts)));
  const erased = messages.filter(({ ts }) => gone.has(ts));
  const left = erased.filter(({ text, blocks }) => `${text}${JSON.stringify(blocks)}`.includes("Chaos"));
  const stray = messages.length - known.length - erased.length;
  const cut = readNumber(state, "select sum(interrupted) from outbox where channel = 'slack'");
  const untold = readNumber(
    state,
    `select count(*) from assessments where id not in (
      select assessment_id from slack_messages where kind = 'slack-mql')`,
  );
  return [
    exactly("leads without their message", 0, untold),
    exactly(`of ${known.length} messages, those that differ from the database`, 0, wrong.length),
    exactly(`of ${erased.length} messages about erased leads, those that still tell of them`, 0, left.length),
    {
      what: "messages whose place a crash lost, beside the tries that it cut short",
      expected: `≤ ${cut}`,
      measured: String(stray),
      ok: stray <= cut,
    },
  ];
}

function shows({ blocks }: PostedMessage, lead: Lead | undefined): boolean {
  if (!lead) return false;
  const { owner, lead_status: status, lost_reason: lost, next_action: next } = lead;
  const facts: Record<string, string | null> = {
    Status: status,
    Reason: status === "Lost" && lost !== null ? lostWords(lost, null) : null,
    Owner: owner ?? "Nobody yet",
    "Next step": next,
  };
  const shown = linesOf(blocks);
  return Object.entries(facts).every(([label, value]) => {
    const line = shown.find((each) => each.startsWith(`*${label}:* `)) ?? null;
    // The time of a next action stands behind it.
    return value === null ? line === null : line?.split(" · ")[0] === `*${label}:* ${value}`;
  });
}

function linesOf(blocks: PostedMessage["blocks"]): string[] {
  return blocks.flatMap((block) => String(at(block["text"], "text") ?? "").split("\n"));
}
