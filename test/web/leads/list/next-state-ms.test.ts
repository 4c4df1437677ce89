import type { DeliveryStatus } from "#domain/delivery/channels";
import { expect, test } from "vitest";
import { nextStateMs } from "../../../../web/features/leads/lead/read/lead-query.ts";

const NOW = Date.parse("2026-11-02T16:00:00Z");
const SECOND_MS = 1_000;

const due = (seconds: number, status: DeliveryStatus = "pending") => ({
  status,
  dueAt: new Date(NOW + seconds * SECOND_MS).toISOString(),
});

test.each([
  ["nothing at all", [], false],
  ["nothing that is still to be sent", [due(-9, "sent"), due(-9, "dead"), due(9, "cancelled")], false],
  ["one that is due now", [due(0)], 5],
  ["one that is sent in 20 seconds", [due(20)], 20],
  ["one that is sent tomorrow", [due(86_400)], 3_600],
  ["one that should have been sent 30 seconds ago", [due(-30)], 30],
  ["one that waits for days, as while a channel is paused", [due(-200_000)], 60],
  ["the soonest of several", [due(600), due(-45), due(-1, "sent")], 45],
] satisfies [string, ReturnType<typeof due>[], number | false][])("%s", (_what, deliveries, seconds) => {
  expect(nextStateMs(deliveries, NOW)).toBe(seconds === false ? false : seconds * SECOND_MS);
});
