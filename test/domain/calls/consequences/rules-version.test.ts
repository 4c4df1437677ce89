import { PHONE_FLAGS } from "#domain/calls/call-consent";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { INITIAL_FORM_MINUTES, INITIAL_TARGETS, targetMinutes } from "#domain/calls/hours/call-targets";
import { isCallable, isNeverCalled, type CallableFacts } from "#domain/calls/queue/is-callable";
import { BOOKING_STATES } from "#domain/booking/booking-status";
import { FIGURES_VERSION } from "#domain/figures/figures";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { HIGH_VALUE, leadScoreBucket } from "#domain/offers/scoring/lead-score";
import { expect, it } from "vitest";

// What these rules decide is stored with leads and counted by days. If one of these tests fails, a rule has changed:
// raise the version that it names, or what is stored goes on as the old rule had it, and write the new file with `-u`.

const SCORES = Array.from({ length: 17 }, (_, index) => index * 10);

/** Each combination of what decides whether a lead is called. */
const COMBINATIONS: CallableFacts[] = LEAD_STATUSES.flatMap((leadStatus) =>
  [null, ...BOOKING_STATES].flatMap((callStatus) =>
    [null, ...PHONE_FLAGS].flatMap((phoneFlag) =>
      [null, "+15550100"].flatMap((phone) =>
        [null, 1].flatMap((callConsentAt) =>
          [false, true].map((suspect) => ({
            leadStatus,
            callStatus,
            phoneFlag,
            phone,
            callConsentAt,
            suspect,
          })),
        ),
      ),
    ),
  ),
);

it("what clocks follow is what this PROJECTION_VERSION says of it", async () => {
  const callable = COMBINATIONS.filter(isCallable);
  const neverCalled = COMBINATIONS.flatMap((lead) =>
    [null, ...CALL_OUTCOMES].flatMap((lastOutcome) =>
      [null, 8].flatMap((gaveWayTo) => {
        const facts = { ...lead, lastOutcome, gaveWayTo };
        return isNeverCalled(facts) ? [facts] : [];
      }),
    ),
  );
  const minutes = SCORES.map((score) => [
    score,
    targetMinutes({ leadScore: score, asked: false, isForm: false }, INITIAL_TARGETS, INITIAL_FORM_MINUTES),
  ]);
  const lines = (name: string, list: readonly unknown[]) =>
    list.map((one) => `${name} ${JSON.stringify(one)}\n`);
  const all = [
    ...lines("callable", callable),
    ...lines("never called", neverCalled),
    ...lines("minutes", minutes),
  ];
  await expect(all.join("")).toMatchFileSnapshot(`rules/projection-${PROJECTION_VERSION}.txt`);
});

it("what days are counted by is what this FIGURES_VERSION says of it", async () => {
  const lines = SCORES.map(
    (score) => `${score} ${leadScoreBucket(score)} ${score >= HIGH_VALUE ? "high-value" : ""}`,
  );
  await expect(lines.map((line) => `${line.trim()}\n`).join("")).toMatchFileSnapshot(
    `rules/figures-${FIGURES_VERSION}.txt`,
  );
});
