import type { AssessmentView } from "#domain/leads/assessment-view";
import { expect, test } from "vitest";
import { filtersOf } from "../../../web/features/admin/assessments/filters.ts";
import { matchesFilters } from "../../../web/features/admin/assessments/matches-filters.ts";
import { sampleView } from "./live/sample-view.ts";

const ADA: Partial<AssessmentView> = {
  name: "Ada Lovelace",
  email: "countess@Analytical.example",
  offerTier: 4,
  leadStatus: "SQL",
  assessmentType: "chat",
  createdAt: "2026-03-02T10:00:00.000Z",
};

const AGREED = { phone: "+14035550123", callConsentAt: "2026-03-02T10:00:00.000Z" } as const;
const READER = { me: "grace@example.com", now: Date.parse("2026-03-02T12:00:00.000Z") };

test.each<[query: string, changes: Partial<AssessmentView>, isShown: boolean]>([
  ["", {}, true],
  ["sort=updated", {}, true],
  ["search=lovel", {}, true],
  ["search=ANALYTICAL", {}, true],
  ["search=hopper", {}, false],
  ["search=ad", {}, true],
  ["search=co", {}, true],
  ["search=lo", {}, false],
  ["search=ada", { name: null }, false],
  ["search=ada", { name: null, email: null }, false],
  ["tier=4", {}, true],
  ["tier=3", {}, false],
  ["tier=4", { offerTier: null }, false],
  ["leadStatus=SQL", {}, true],
  ["leadStatus=Won", {}, false],
  // Which ad a lead belongs to, the server alone knows; half such a filter is none.
  ["ad=all&adTouch=first&adStep=leads&adFrom=2026-03-01&adTo=2026-03-31", {}, false],
  ["ad=all&adTouch=first&adStep=leads", {}, true],
  ["type=chat", {}, true],
  ["type=quiz", {}, false],
  ["from=2026-03-02T10:00:00.000Z", {}, true],
  ["from=2026-03-02T10:00:00.001Z", {}, false],
  ["to=2026-03-02T10:00:00.000Z", {}, true],
  ["to=2026-03-02T09:59:59.999Z", {}, false],
  ["lostReason=price", { leadStatus: "Lost", lostReason: "price" }, true],
  ["lostReason=price", { leadStatus: "Lost", lostReason: "timing" }, false],
  ["lostReason=price", {}, false],
  ["lostReason=none", { leadStatus: "Lost" }, true],
  ["lostReason=none", { leadStatus: "Lost", lostReason: "price" }, false],
  ["lostReason=none", {}, false],
  ["lostReason=money", {}, true],
  ["leadsOnly=true", {}, true],
  ["leadsOnly=true", { email: null }, false],
  ["search=ada&tier=4&type=quiz", {}, false],
  ["owner=none", {}, true],
  ["owner=none", { owner: "grace@example.com" }, false],
  ["owner=grace@example.com", { owner: "grace@example.com" }, true],
  ["owner=Grace@example.com", { owner: "grace@example.com" }, true],
  ["owner=grace@example.com", {}, false],
  ["owner=me", {}, false],
  ["owner=me", { owner: "grace@example.com" }, true],
  ["owner=me", { owner: "sam@example.com" }, false],
  ["due=overdue", {}, false],
  ["due=overdue", { dueAt: "2026-03-02T12:00:00.000Z" }, true],
  ["due=overdue", { dueAt: "2026-03-02T12:00:00.001Z" }, false],
  ["due=today", { dueAt: "2026-03-02T12:00:00.001Z" }, true],
  ["due=today", { dueAt: "2026-03-04T12:00:00.000Z" }, false],
  ["due=unheard-of", {}, true],
  ["phone=none", {}, true],
  ["phone=none", { phone: "+14035550123" }, false],
  ["phone=none", { leadStatus: "Won" }, false],
  ["outcome=never", {}, false],
  ["outcome=never", AGREED, true],
  ["outcome=never", { ...AGREED, leadStatus: "Lost" }, true],
  ["outcome=never", { ...AGREED, lastOutcome: "no_answer" }, false],
  ["outcome=never", { ...AGREED, callConsentAt: null }, false],
  ["outcome=never", { ...AGREED, phoneFlag: "many_numbers" }, false],
  ["outcome=never", { ...AGREED, callStatus: "booked" }, false],
  ["outcome=never", { ...AGREED, suspect: true }, false],
  ["outcome=no_answer", { phone: "+14035550123", lastOutcome: "no_answer" }, true],
  ["outcome=reached", { phone: "+14035550123", lastOutcome: "no_answer" }, false],
])("under '%s' a lead with %j is shown: %s", (query, changes, isShown) =>
  expect(
    matchesFilters(sampleView(7, { ...ADA, ...changes }), filtersOf(new URLSearchParams(query)), READER),
  ).toBe(isShown),
);
