import { describe, expect, it } from "vitest";
import {
  configurationProblems,
  migrationProblems,
  offerWarnings,
  secretProblems,
  unsendable,
  type WorkerSettings,
} from "./deploy-checks.ts";
import { migrationFiles } from "./migration-files.ts";
import { workerSettings } from "./worker-settings.ts";

const good: WorkerSettings = {
  vars: {
    APP_ORIGIN: "https://funnel.acme.ca",
    ACCESS_TEAM_DOMAIN: "https://acme.cloudflareaccess.com",
    ACCESS_AUD: "ab".repeat(32),
    ADMIN_EMAIL_DOMAIN: "acme.ca",
    OPENAI_BASE_URL: "",
    OPENAI_MODEL: "",
    CHAT_DAILY_TOKEN_BUDGET: "",
    SLACK_CLIENT_ID: "",
    SLACK_ORIGIN: "https://slack.com",
    META_PIXEL_ID: "",
    META_GRAPH_ORIGIN: "https://graph.facebook.com",
    META_GRAPH_VERSION: "v26.0",
    META_TEST_EVENT_CODE: "",
    META_AD_ACCOUNT_ID: "",
    EMAIL_FROM: "",
    SENDER_POSTAL_ADDRESS: "",
    REPLY_DOMAIN: "",
    BOOKING_URL: "",
  },
  workersDev: false,
  previewUrls: false,
  databaseIds: ["6b4f1d5e-3c1f-4b3a-9a53-3f0f4f1f0a11"],
  bindings: ["DB", "CHAT_SESSIONS", "EMAIL"],
};
const withVars = (vars: Record<string, string>) => ({ ...good, vars: { ...good.vars, ...vars } });
const problems = (production: WorkerSettings) => configurationProblems(production, good);

describe("a configuration", () => {
  it("that is complete may go out", () => {
    expect(problems(good)).toEqual([]);
    const all = {
      SLACK_CLIENT_ID: "1.2",
      META_PIXEL_ID: "1234567890",
      EMAIL_FROM: "BPM <hello@acme.ca>",
      SENDER_POSTAL_ADDRESS: "1 Main St",
      REPLY_DOMAIN: "reply.acme.ca",
      BOOKING_URL: "https://calendly.com/acme/call",
      OPENAI_BASE_URL: "https://api.openai.com/v1",
      CHAT_DAILY_TOKEN_BUDGET: "1000000",
    };
    expect(problems(withVars(all))).toEqual([]);
  });

  it.each([
    ["APP_ORIGIN", ""],
    ["APP_ORIGIN", "http://funnel.acme.ca"],
    ["APP_ORIGIN", "https://funnel.acme.ca/"],
    ["APP_ORIGIN", "https://localhost"],
    ["APP_ORIGIN", "https://bpm.example"],
    ["ACCESS_TEAM_DOMAIN", "http://localhost:8788"],
    ["ACCESS_AUD", "local-access-application"],
    ["ADMIN_EMAIL_DOMAIN", "example.com"],
    ["ADMIN_EMAIL_DOMAIN", ""],
    ["SLACK_ORIGIN", "http://localhost:9"],
    ["META_GRAPH_ORIGIN", ""],
    ["META_GRAPH_VERSION", "v24.0"],
    ["META_GRAPH_VERSION", "26"],
    ["META_PIXEL_ID", "pixel"],
    ["META_TEST_EVENT_CODE", "TEST123"],
    ["META_AD_ACCOUNT_ID", "our account"],
    ["META_PAGE_ID", "our page"],
    ["EMAIL_FROM", "hello@acme.ca"],
    ["EMAIL_FROM", "acme"],
    ["SENDER_POSTAL_ADDRESS", "1 Main St"],
    ["REPLY_DOMAIN", "reply.acme.ca"],
    ["BOOKING_URL", "http://localhost:8789/strategy-call"],
    ["OPENAI_BASE_URL", "http://localhost:1"],
    ["CHAT_DAILY_TOKEN_BUDGET", "much"],
  ])("with %s = %j is refused for it", (name, value) => {
    const found = problems(withVars({ [name]: value }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).toContain(name);
  });

  it.each(["Reply.acme.ca", "reply@acme.ca", "acme", "https://reply.acme.ca", "reply.example.com", "a b.ca"])(
    "is refused with the reply domain '%s'",
    (domain) => {
      const mail = { EMAIL_FROM: "BPM <hello@acme.ca>", SENDER_POSTAL_ADDRESS: "1 Main St" };
      expect(problems(withVars({ ...mail, REPLY_DOMAIN: domain }))).toEqual([
        "REPLY_DOMAIN must be a domain of yours in small letters, such as reply.your-domain.com.",
      ]);
    },
  );

  it("is refused for a placeholder database, a second host and a forgotten binding", () => {
    expect(problems({ ...good, databaseIds: ["00000000-0000-0000-0000-000000000000"] })).toHaveLength(1);
    expect(problems({ ...good, databaseIds: [] })).toHaveLength(1);
    expect(problems({ ...good, workersDev: true })).toHaveLength(1);
    expect(problems({ ...good, bindings: ["DB", "EMAIL"] })).toEqual([
      "CHAT_SESSIONS is not in [env.production]: bindings and vars are not inherited.",
    ]);
  });

  it("needs the secrets of what is in use", () => {
    expect(secretProblems(good.vars, ["SESSION_HMAC_KEY", "ENCRYPTION_KEY"])).toEqual([]);
    const vars = withVars({
      SLACK_CLIENT_ID: "1",
      META_PIXEL_ID: "1",
      META_AD_ACCOUNT_ID: "act_1",
      META_PAGE_ID: "12345",
      BOOKING_URL: "x",
      OPENAI_MODEL: "m",
    }).vars;
    expect(secretProblems(vars, []).map((problem) => problem.split(" ")[0])).toEqual([
      "SESSION_HMAC_KEY",
      "ENCRYPTION_KEY",
      "SLACK_CLIENT_SECRET",
      "META_CAPI_TOKEN",
      "META_ADS_TOKEN",
      "META_LEADS_TOKEN",
      "META_APP_SECRET",
      "META_VERIFY_TOKEN",
      "BOOKING_WEBHOOK_SECRET",
      "OPENAI_API_KEY",
    ]);
  });
});

describe("offers without a resource link", () => {
  const offer = (name: string, pdfLink: string | null) => ({ name, pdfLink });

  it("are named in a warning, and nothing is said where there are none", () => {
    const offers = [offer("Build", null), offer("Scale", "https://acme.ca/scale.pdf"), offer("Coaching", "")];
    expect(offerWarnings(offers)).toEqual([expect.stringMatching(/: Build, Coaching\.$/)]);
    expect(offerWarnings(offers.slice(1, 2))).toEqual([]);
  });
});

describe("this repository", () => {
  it("has every binding and var in production too, and nothing filled in by accident", () => {
    const found = configurationProblems(workerSettings("production"), workerSettings());
    expect(found.filter((problem) => problem.includes("not inherited"))).toEqual([]);
    expect(found.map((problem) => problem.split(" ")[0])).toEqual([
      "APP_ORIGIN",
      "ACCESS_TEAM_DOMAIN",
      "ACCESS_AUD",
      "ADMIN_EMAIL_DOMAIN",
      "database_id",
    ]);
  });

  it("has no migration that could lose rows or that D1 would not take", () => {
    const files = migrationFiles();
    expect(files.flatMap((file, n) => migrationProblems(file, files.slice(0, n)))).toEqual([]);
  });
});

describe("a migration", () => {
  it.each([
    "DROP TABLE `a`;",
    "drop table assessments;",
    "create table `__new_a` (x);",
    "alter table a drop column b;",
    "ALTER TABLE `a` DROP b;",
  ])("with %s could lose rows", (sql) => {
    const earlier = [{ name: "0000_a.sql", sql: "create table a (b, c);" }];
    expect(migrationProblems({ name: "0001_x.sql", sql }, earlier)).toEqual([
      expect.stringMatching(/^migrations\/0001_x\.sql .+, which can lose rows\.$/),
    ]);
  });

  const trigger = (body: string, begin = "BEGIN", end = "END") =>
    `create trigger a after insert on b\n${begin}\n  ${body};\n${end};`;

  it("may have triggers and texts of any form that arrives whole", () => {
    const sql = `${trigger("update b set x = iif(x > 1, 'case; end', \"begin\")")}\r\ninsert into b values ('it''s;');`;
    expect(migrationProblems({ name: "0000_x.sql", sql })).toEqual([]);
  });

  it.each([
    ["lower-case begin", trigger("delete from b", "begin"), "BEGIN and END in capitals"],
    ["lower-case end", trigger("delete from b", "BEGIN", "end"), "BEGIN and END in capitals"],
    ["CASE in a trigger", trigger("update b set x = case when x then 1 else 2 end"), "CASE"],
    ["CASE in a trigger, in capitals", trigger("update b set x = CASE x WHEN 1 THEN 2 END"), "CASE"],
    ["a text over two lines", "insert into b values ('one\ntwo');", "several lines"],
    ["a text with a line end of Windows", "insert into b values ('one\r\ntwo');", "Windows"],
  ])("with %s is refused", (_, sql, problem) => {
    expect(migrationProblems({ name: "0000_x.sql", sql }).join()).toContain(problem);
  });

  it.each([
    ["a trigger over several lines", "create trigger a after insert on b BEGIN\ndelete from b; END;\n"],
    ["a trigger in lower case", "create trigger a after insert on b begin delete from b; end;\n"],
    ["line ends of Windows", "delete from b;\r\n"],
    ["a statement without an end", "delete from b"],
  ])("is refused as sent with %s", (_, sent) => {
    expect(unsendable(sent)).not.toEqual([]);
  });
});
