import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

/** Every source file below a folder, by its path from the root. */
function sourcesIn(folder: string): [file: string, text: string][] {
  return readdirSync(path.join(repoRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && file !== "env.d.ts")
    .map((file) => path.join(folder, file))
    .map((file) => [file, readFileSync(path.join(repoRoot, file), "utf8")]);
}

it("a link to another tab hands it nothing of this one", () => {
  for (const [file, text] of sourcesIn("web")) {
    const tabs = text.match(/_blank/g)?.length ?? 0;
    const closed = text.match(/\bnoopener\b/g)?.length ?? 0;
    expect({ file, open: Math.max(0, tabs - closed) }).toEqual({ file, open: 0 });
  }
});

it("the platform logs no request by itself, and no query string", () => {
  const toml = readFileSync(path.join(repoRoot, "wrangler.toml"), "utf8");
  expect(toml).toMatch(/^invocation_logs = false$/m);
  expect(toml).toMatch(/^redact_query_string = true$/m);
  expect(toml).not.toMatch(/^(?:logpush|workers_dev|preview_urls) = true$/m);
});

it("no amount is written in dollars but what visitors answer, and the currency that deals have at first", () => {
  const isInDollars = (text: string) => /["'](?:USD|\$)["']|\$\$\{/.test(text);
  const files = ["web", "worker"].flatMap(sourcesIn).filter(([, text]) => isInDollars(text));
  expect(files.map(([file]) => file).toSorted()).toEqual([
    "web/features/leads/basics/money-words.ts",
    "worker/domain/funnel/answers/revenue-gap.ts",
    "worker/domain/funnel/interview/money-answer.ts",
    "worker/domain/money/ads/ad-settings.ts",
  ]);
});

it("nothing formats dates, numbers or lists as the Worker starts: the first of each kind takes it milliseconds", () => {
  const atStart = /^(?:export )?const \w+(?:: [^=]+)? = new Intl\./m;
  const files = sourcesIn("worker").filter(([, text]) => atStart.test(text));
  expect(files.map(([file]) => file)).toEqual([]);
});

it("no style asks `:has()` of every element: a box that is checked would then style all around it anew", () => {
  const ofEvery = /(?:^|[\s,>+~])\*?(?::not\()?:has\(/m;
  const files = readdirSync(path.join(repoRoot, "web"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .filter((file) => ofEvery.test(readFileSync(path.join(repoRoot, "web", file), "utf8")));
  expect(files).toEqual([]);
});

it("the typeface of headings is the owner's at every width: a variant of its class would keep the one that ships", () => {
  const files = sourcesIn("web").filter(([, text]) => /[\w\]]:font-display\b/.test(text));
  expect(files.map(([file]) => file)).toEqual([]);
});

it("every test that SECURITY.md names is there", () => {
  const text = readFileSync(path.join(repoRoot, "SECURITY.md"), "utf8");
  const named = Array.from(text.matchAll(/`(test\/[^`]+\.ts)`/g), ([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(path.join(repoRoot, file)))).toEqual([]);
});

/** Where each table is written whose changes screens are told of by plain statements. Who adds a place tells there too. */
const WRITTEN_IN: Record<string, string[]> = {
  scoring_rules: ["worker/db/offers/scoring/rule-stores.ts"],
  score_ranges: ["worker/db/offers/scoring/rule-stores.ts"],
  override_rules: ["worker/db/offers/scoring/rule-stores.ts"],
  rules_version: ["worker/db/offers/scoring/rule-edit.ts"],
  tier_configs: ["worker/db/offers/offers.ts"],
  system_settings: ["worker/db/settings/settings.ts"],
  channel_pauses: ["worker/db/delivery/channel-pauses.ts", "worker/db/delivery/slack-installation.ts"],
  slack_installation: [
    "worker/db/delivery/channel-pauses.ts",
    "worker/db/delivery/settle.ts",
    "worker/db/delivery/slack-installation.ts",
  ],
  calls: ["worker/db/calls/record-call.ts", "worker/db/people/privacy/erasure.ts"],
};

it.each(Object.entries(WRITTEN_IN))("%s is written only where screens are told of it", (table, files) => {
  const name = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const sqlWrite = String.raw`\b(?:insert into|insert or \w+ into|replace into|update|delete from)\s+(?:${table}\b|\$\{${name}\})`;
  const call = String.raw`\.(?:insert|update|delete)\(\s*${name}\s*\)`;
  const writes = new RegExp(`${sqlWrite}|${call}`, "i");
  const found = sourcesIn("worker").filter(([, text]) => writes.test(text));
  expect(found.map(([file]) => file).toSorted()).toEqual(files);
});

it("what goes on after a response is begun in one place", () => {
  const found = sourcesIn("worker").filter(([, text]) => /executionCtx|\bctx: ExecutionContext/.test(text));
  expect(found.map(([file]) => file).toSorted()).toEqual(["worker/http/after-answer.ts", "worker/index.ts"]);
  // An object has its own context, which no request of it outlives; a mail that came in has no answer.
  const objects = sourcesIn("worker").filter(([, text]) => /\.waitUntil\(/.test(text));
  expect(objects.map(([file]) => file).toSorted()).toEqual([
    "worker/chat/chat-session.ts",
    "worker/chat/follow-soon.ts",
    "worker/desk/desk.ts",
    "worker/http/after-answer.ts",
    "worker/index.ts",
  ]);
});

it("no client of a database is a Proxy", () => {
  const found = sourcesIn("worker").filter(([, text]) => /new Proxy\(/.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});

/** Of leads, bookings and messages, and of what else staff are told. */
const LEAVES_FOR_OTHERS =
  /\b(?:tellChanges?|insertMessages|queueFor\w+|recordEdit|ruleEdit|removeAll|endChats)\(|\.(?:update|insert|delete)\((?:assessments|bookings|outbox)\)|\b(?:update|insert into|delete from) (?:\$\{)?(?:assessments|bookings|outbox)\b/;
const RUNS = /\bdb\.batch\(|\bbatchOf\(|\bawait (?:runSql\(|db\s*\.(?:update|insert|delete)\()/;

it("what writes leave for others is noted, but for those of a run, which sees to everything", () => {
  const found = sourcesIn("worker/db").filter(
    ([, text]) => LEAVES_FOR_OTHERS.test(text) && RUNS.test(text) && !/\bwrite(?:Batch|Of)\(/.test(text),
  );
  expect(found.map(([file]) => file).toSorted()).toEqual([
    "worker/db/calls/ask-if-held.ts",
    "worker/db/calls/queue/escalation.ts",
    "worker/db/delivery/claims.ts",
    "worker/db/delivery/kept-slack-posts.ts",
    "worker/db/delivery/mail-limits.ts",
    "worker/db/delivery/reminders.ts",
    "worker/db/delivery/visit-batches.ts",
    "worker/db/funnel/hub/expired-hubs.ts",
    "worker/db/leads/waiting-addresses.ts",
    "worker/db/people/privacy/abandoned.ts",
    "worker/db/people/privacy/retention.ts",
  ]);
});
