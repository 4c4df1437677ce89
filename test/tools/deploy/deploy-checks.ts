import { adAccountNumber } from "#domain/money/ads/ad-account";
import { graphVersionState } from "../../fakes/meta/graph-versions.ts";
import { droppedColumnProblems } from "./dropped-columns.ts";
import { isLoopback } from "../../../worker/loopback.ts";
import type { MigrationFile } from "./migration-files.ts";
import { isMailDomain } from "./reply-address.ts";
import { sentMigration } from "./sent-migration.ts";

/** What is checked of a Worker's configuration: that of production, and the local one to compare with. */
export type WorkerSettings = {
  vars: Record<string, string>;
  workersDev: boolean;
  previewUrls: boolean;
  databaseIds: string[];
  /** Every binding and var by name. */
  bindings: string[];
};

const NO_DATABASE = /^(0{8}-0{4}-0{4}-0{4}-0{12})?$/;

const isHttpsOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;
const isPublicHost = (host: string) =>
  host.includes(".") && !isLoopback(`https://${host}`) && !/(^|\.)example(\.(com|net|org))?$/.test(host);
const isPublicOrigin = (text: string) => isHttpsOrigin(text) && isPublicHost(new URL(text).hostname);

/** Everything in the way of a deployment that the configuration itself tells. Empty: it may go out. */
export function configurationProblems(production: WorkerSettings, local: WorkerSettings): string[] {
  const { vars } = production;
  const absent = local.bindings.filter((name) => !production.bindings.includes(name));
  return [
    ...absent.map((name) => `${name} is not in [env.production]: bindings and vars are not inherited.`),
    ...varProblems(vars),
    ...(production.databaseIds.every((id) => !NO_DATABASE.test(id)) && production.databaseIds.length > 0
      ? []
      : ["database_id is still the placeholder: npx wrangler d1 create bpm-funnel --location enam"]),
    ...(production.workersDev || production.previewUrls
      ? ["workers_dev and preview_urls must be false: a host without Access would exist beside yours."]
      : []),
  ];
}

/** A var, what it must be, and how to say so. */
type Rule = [name: string, isGood: (value: string, vars: Record<string, string>) => boolean, problem: string];

const isOptional = (isGood: (value: string) => boolean) => (value: string) => value === "" || isGood(value);

const RULES: Rule[] = [
  ["APP_ORIGIN", isPublicOrigin, "must be the site's https origin, without a path"],
  ["ACCESS_TEAM_DOMAIN", isPublicOrigin, "must be your team's origin, https://<team>.cloudflareaccess.com"],
  [
    "ACCESS_AUD",
    (aud) => /^[0-9a-f]{64}$/.test(aud),
    "must be the Access application's audience tag (64 digits)",
  ],
  ["ADMIN_EMAIL_DOMAIN", isPublicHost, "must be the one domain whose addresses are staff"],
  ["SLACK_ORIGIN", (origin) => origin === "https://slack.com", "must be https://slack.com"],
  [
    "META_GRAPH_ORIGIN",
    (origin) => origin === "https://graph.facebook.com",
    "must be https://graph.facebook.com",
  ],
  [
    "META_GRAPH_VERSION",
    isOptional((version) => graphVersionState(version) !== "ended" && /^v\d+\.\d+$/.test(version)),
    "must be a version that Meta has not ended, such as v26.0",
  ],
  ["META_PIXEL_ID", isOptional((id) => /^\d{5,20}$/.test(id)), "must be the pixel's number"],
  ["META_AD_ACCOUNT_ID", isOptional((id) => adAccountNumber(id) !== null), "must be the ad account's number"],
  ["META_PAGE_ID", isOptional((id) => /^\d{5,20}$/.test(id)), "must be the page's number"],
  ["META_TEST_EVENT_CODE", (code) => code === "", "must be empty: while it is set, no event counts"],
  ["OPENAI_BASE_URL", isOptional((url) => url.startsWith("https://")), "must be an https address"],
  ["CHAT_DAILY_TOKEN_BUDGET", isOptional((budget) => /^\d+$/.test(budget)), "must be a number of tokens"],
  [
    "EMAIL_FROM",
    isOptional((from) => /@[^\s<>@]+\.[^\s<>@]+>?$/.test(from)),
    "must be an address of your mail domain",
  ],
  [
    "EMAIL_FROM",
    (from, vars) => (from === "") === (vars["SENDER_POSTAL_ADDRESS"] === ""),
    "and SENDER_POSTAL_ADDRESS go together: the law wants both in every mail",
  ],
  [
    "REPLY_DOMAIN",
    isOptional((domain) => isMailDomain(domain) && isPublicHost(domain)),
    "must be a domain of yours in small letters, such as reply.your-domain.com",
  ],
  [
    "REPLY_DOMAIN",
    (domain, vars) => domain === "" || Boolean(vars["EMAIL_FROM"] && vars["SENDER_POSTAL_ADDRESS"]),
    "needs EMAIL_FROM and SENDER_POSTAL_ADDRESS: only mails have answers",
  ],
  [
    "BOOKING_URL",
    isOptional((url) => URL.canParse(url) && isPublicOrigin(new URL(url).origin)),
    "must be your booking page's https address",
  ],
];

function varProblems(vars: Record<string, string>): string[] {
  return RULES.filter(([name, isGood]) => !isGood(vars[name] ?? "", vars)).map(
    ([name, , problem]) => `${name} ${problem}.`,
  );
}

/** The secrets that the features in use need, of which `known` are set. */
export function secretProblems(vars: Record<string, string>, known: readonly string[]): string[] {
  const needed: [secret: string, isNeeded: boolean][] = [
    ["SESSION_HMAC_KEY", true],
    ["ENCRYPTION_KEY", true],
    ["SLACK_CLIENT_SECRET", Boolean(vars["SLACK_CLIENT_ID"])],
    ["META_CAPI_TOKEN", Boolean(vars["META_PIXEL_ID"])],
    ["META_ADS_TOKEN", Boolean(vars["META_AD_ACCOUNT_ID"])],
    ["META_LEADS_TOKEN", Boolean(vars["META_PAGE_ID"])],
    ["META_APP_SECRET", Boolean(vars["META_PAGE_ID"])],
    ["META_VERIFY_TOKEN", Boolean(vars["META_PAGE_ID"])],
    ["BOOKING_WEBHOOK_SECRET", Boolean(vars["BOOKING_URL"])],
    ["OPENAI_API_KEY", Boolean(vars["OPENAI_BASE_URL"] || vars["OPENAI_MODEL"])],
  ];
  return needed
    .filter(([secret, isNeeded]) => isNeeded && !known.includes(secret))
    .map(([secret]) => `${secret} is not set: npx wrangler secret put ${secret} --env production`);
}

/** What may go out, and is better known: offers of the first rows whose hubs would have no resource to open. */
export function offerWarnings(offers: readonly { name: string; pdfLink: string | null }[]): string[] {
  const bare = offers.filter(({ pdfLink }) => !pdfLink).map(({ name }) => name);
  if (bare.length === 0) return [];
  return [
    `Without a resource link (staff add it under Offer Management, once the site is up): ${bare.join(", ")}.`,
  ];
}

/** Statements that empty or rebuild a table: D1 cannot take them back within a migration. */
const UNSAFE = [/\bdrop\s+table\b/i, /__new_/i, /\bpragma\s+foreign_keys\b/i];

/** Why a migration may not go out after those before it: it could lose rows, or D1 would not take it as it is sent. */
export function migrationProblems(file: MigrationFile, earlier: readonly MigrationFile[] = []): string[] {
  const found = UNSAFE.map((pattern) => pattern.exec(file.sql)?.[0]).find(Boolean);
  const problems = [
    ...(found ? [`has "${found}", which can lose rows.`] : droppedColumnProblems(file, earlier)),
    ...unsendable(sentMigration(file)),
  ];
  return problems.map((problem) => `migrations/${file.name} ${problem}`);
}

const IS_TRIGGER = /^create (?:temp |temporary )?trigger\b/i;

/**
 * What D1 would break on. It splits what it is sent by simple means, which read a trigger's end out of a line's
 * end, out of the case of a word, or out of the END of a CASE (workers-sdk 15314, 15690, 14991).
 */
export function unsendable(sent: string): string[] {
  const lines = sent
    .replaceAll(/'(?:[^'\n]|'')*'/g, "''")
    .split("\n")
    .slice(0, -1);
  const triggers = lines.filter((line) => IS_TRIGGER.test(line));
  const problems: [isFound: boolean, problem: string][] = [
    [sent.includes("\r"), "has Windows line endings."],
    [
      !sent.endsWith("\n") || lines.some((line) => !line.endsWith(";")),
      "has a statement that spans several lines.",
    ],
    [
      triggers.some((line) => !/ BEGIN .* END;$/.test(line)),
      "has a trigger without BEGIN and END in capitals.",
    ],
    [triggers.some((line) => /\bcase\b/i.test(line)), "has a CASE in a trigger: iif() says the same."],
  ];
  return problems.flatMap(([isFound, problem]) => (isFound ? [problem] : []));
}
