import { FIGURE_NAMES } from "#domain/consequences/figures";
import { cellsOf } from "#domain/consequences/cells-of";
import { shareOf, type Share } from "#domain/consequences/share";
import { shareOfText, shareText } from "#domain/consequences/share-text";
import { sumShares } from "#domain/consequences/sum-shares";
import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/answers/questions";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLead, NOW } from "./any-lead.ts";
import { foundLead } from "./found-lead.ts";

const KEY = CHOICE_QUESTION_IDS.map((id) => optionsOf(id)[0]?.value ?? "").join("|");
describe("a stored share", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyLead, (lead) => {
        const share = shareOf(lead);
        expect(shareOfText(shareText(share))).toEqual(share);
      }),
    );
  });

  it("takes at most 80 bytes of a lead that was called and won, names aside", () => {
    const lead = foundLead({
      createdAt: NOW,
      emailKey: "ada@example.com",
      phone: "+14035550134",
      callConsentAt: NOW,
      leadStatus: "Won",
      dealValue: 48_000,
      quizStartedAt: NOW,
      completedAt: NOW + 180_000,
      offerTier: 3,
      score: 55,
      leadScore: 90,
      answerKey: KEY,
      firstOutcomeAt: NOW + 900_000,
      firstAwaitedAt: NOW,
      firstCallMs: 300_000,
      firstCallInTime: 1,
      reachedAt: NOW,
      firstSqlAt: NOW,
    });
    expect(shareText(shareOf(lead)).length).toBeLessThanOrEqual(80);
    expect(shareText(shareOf(foundLead({ createdAt: NOW, source: "fb" }))).length).toBeLessThanOrEqual(35);
  });

  it("of an earlier version is taken off as it was added: what it does not say is nothing", () => {
    const { call, sqlAt, lost, owner } = shareOfText("5 mwtkmdc0 quiz 3 MQL");
    expect([call, sqlAt, lost, owner]).toEqual([null, null, null, null]);
  });
});

describe("the figures", () => {
  const totals = (shares: Share[]) =>
    FIGURE_NAMES.map((figure) => shares.filter((share) => cellsOf(share)[figure] !== null).length);

  it("add up to one for each lead in each grain, and to nothing once all are taken off", () => {
    fc.assert(
      fc.property(fc.array(anyLead, { maxLength: 12 }), (all) => {
        const shares = all.map(shareOf);
        const added = sumShares(shares.map((after) => ({ before: null, after })));
        const found = FIGURE_NAMES.map((figure) =>
          (added.get(figure) ?? [])
            .filter(({ grain }) => grain === null || grain === "a")
            .reduce((sum, { sums }) => sum + (sums["total"] ?? 0), 0),
        );
        expect(found).toEqual(totals(shares));
        const both = shares.flatMap((share) => [
          { before: null, after: share },
          { before: share, after: null },
        ]);
        expect(sumShares(both)).toEqual(new Map());
      }),
    );
  });

  it("of a lead that is a suspect are none but those of a trial of the rules", () => {
    const scored = { answerKey: KEY, offerTier: 3, score: 50 };
    const changes = sumShares([{ before: null, after: shareOf(foundLead({ suspect: true, ...scored })) }]);
    expect([...changes.keys()]).toEqual(["answerStats"]);
  });
});
