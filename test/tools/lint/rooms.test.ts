import { ruleTests } from "./rule-tests.ts";

const { refuses, accepts } = ruleTests("rooms.mjs", "rooms/one-way", "rooms/offered", "rooms/layers");

refuses("rooms/one-way", [
  ["one screen on another", "web/features/leads/board/a.ts", 'import "../list/b.ts";'],
  [
    "a part of one on a part of another",
    "web/features/money/ads/spend/a.ts",
    'import { b } from "../../../leads/list/page/b.ts";',
  ],
  ["its types alone", "web/features/leads/board/a.ts", 'import type { B } from "../list/b.ts";'],
  ["loaded later", "web/features/leads/board/a.ts", 'const b = () => import("../list/b.ts");'],
  ["handed on", "web/features/leads/board/a.ts", 'export { b } from "../list/b.ts";'],
  ["on what puts it together", "web/features/leads/board/a.ts", 'import "../../app/b.ts";'],
  ["what is shared on a screen", "web/features/leads/basics/a.ts", 'import "../list/b.ts";'],
  ["what is shared on what is above it", "web/features/kit/time/a.ts", 'import "../look/b.ts";'],
  ["what puts together on what is above it", "web/features/people/audit/a.ts", 'import "../../app/b.ts";'],
  ["a page on another", "web/features/funnel/quiz/a.ts", 'import "../chat/b.ts";'],
  ["a page on what is staff's", "web/features/funnel/quiz/a.ts", 'import "../../kit/time/b.ts";'],
  ["queries on those above them", "worker/db/money/ads/a.ts", 'import "../../leads/b.ts";'],
  ["queries on others beside them", "worker/db/funnel/hub/a.ts", 'import "../../people/consent/b.ts";'],
  ["a rule on what is above it", "worker/domain/calls/a.ts", 'import type { B } from "../leads/b.ts";'],
  ["a part on a room within it", "worker/domain/leads/a.ts", 'import "./brief/b.ts";'],
  ["everybody's files on a part", "worker/db/a.ts", 'import "./leads/b.ts";'],
]);

accepts("rooms/one-way", [
  ["a screen on what is shared", "web/features/money/ads/spend/a.ts", 'import "../../../leads/basics/b.ts";'],
  ["a folder on its own part", "web/features/leads/list/page/a.ts", 'import "../row/b.ts";'],
  ["what is shared on what is below it", "web/features/leads/live/a.ts", 'import "../basics/b.ts";'],
  ["what puts screens together", "web/features/app/lead/a.ts", 'import "../../leads/list/b.ts";'],
  ["a page on what pages share", "web/features/funnel/quiz/a.ts", 'import "../result/b.ts";'],
  ["what is no feature", "web/features/leads/board/a.ts", 'import "../../../lib/api.ts";'],
  ["queries on those below them", "worker/db/leads/a.ts", 'import "../money/ads/b.ts";'],
  ["a rule on what is below it", "worker/domain/calls/queue/a.ts", 'import "../b.ts";'],
  ["a room on its part", "worker/domain/leads/brief/a.ts", 'import "../b.ts";'],
  ["a part on a part of another", "worker/domain/money/report/a.ts", 'import "../ads/verdict/b.ts";'],
  ["a part on everybody's files", "worker/db/leads/a.ts", 'import "../schema/leads.ts";'],
  ["everybody's files on their like", "worker/db/a.ts", 'import "./schema/leads.ts";'],
]);

refuses("rooms/layers", [
  ["the domain on a database", "worker/domain/leads/a.ts", 'import { sql } from "drizzle-orm";'],
  ["the domain on what is not its own", "worker/domain/leads/a.ts", 'import "../../crypto/b.ts";'],
  [
    "a route on the tables",
    "worker/routes/leads/a.ts",
    'import { outbox } from "../../db/schema/delivery.ts";',
  ],
  ["a route on SQL", "worker/routes/leads/a.ts", 'import { sql } from "drizzle-orm";'],
  ["queries on a route", "worker/db/leads/a.ts", 'import "../../routes/leads/b.ts";'],
  ["what sends on a request", "worker/delivery/slack/a.ts", 'import "../../http/b.ts";'],
  ["the Worker on the app", "worker/http/a.ts", 'import "../../web/lib/b.ts";'],
  ["the app's own tools on a feature", "web/lib/a.ts", 'import "../features/leads/basics/b.ts";'],
]);

accepts("rooms/layers", [
  ["the domain on zod and on itself", "worker/domain/leads/a.ts", 'import "zod";\nimport "#domain/text";'],
  ["queries on what sends, by name alone", "worker/db/leads/a.ts", 'import "../delivery/b.ts";'],
  ["a route on queries", "worker/routes/leads/a.ts", 'import "../../db/leads/b.ts";'],
  ["a route on the app, by its one name", "worker/routes/funnel/a.ts", 'import "#render-page";'],
]);

refuses("rooms/offered", [
  ["what a subject keeps to itself", "web/features/calls/queue/a.ts", 'import "../../leads/basics/b.ts";'],
]);

accepts("rooms/offered", [
  ["what it offers", "web/features/calls/queue/a.ts", 'import "../../leads/basics/lead-name.ts";'],
  ["its own", "web/features/leads/list/a.ts", 'import "../basics/b.ts";'],
  ["anything of kit", "web/features/leads/list/a.ts", 'import "../../kit/look/b.ts";'],
]);
