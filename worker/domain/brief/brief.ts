import { extraLines, type ExtraAnswer } from "../answers/extra-answers.ts";
import type { AnyAnswers } from "../answers/answers.ts";
import { roadblocks, type Roadblock } from "../answers/roadblocks.ts";
import type { Offer } from "../offers/offer.ts";
import type { BriefFacts, BriefLine } from "./brief-line.ts";
import { arrivalLine } from "./arrival-line.ts";
import { moneyLine } from "./money-line.ts";
import { offerLine } from "./offer-line.ts";
import { openingQuestion } from "./opening-question.ts";
import { quoting } from "./quoted.ts";
import { SPOKEN_ROADBLOCKS } from "./spoken-roadblocks.ts";

/** More is not read while the phone rings. */
const LINES_MAX = 7;

/**
 * What to say first to a lead who is on the phone, for the member of staff who calls: at most seven lines, by rules
 * alone, none that the lead's own answers and fields do not bear out. An opening question is always among them.
 */
export function brief(lead: BriefFacts, offers: readonly Offer[]): BriefLine[] {
  const found = roadblocks(lead.answers);
  return [
    openingQuestion(lead, found[0]),
    wordsLine(lead.answers),
    ...roadblockLines(found),
    moneyLine(lead.answers),
    offerLine(lead, offers),
    extraLine(lead.extra),
    arrivalLine(lead.firstTouch),
  ]
    .filter((line) => line !== null)
    .slice(0, LINES_MAX);
}

/** What was answered to the owner's own questions, as far as a line goes. */
function extraLine(answers: readonly ExtraAnswer[]): BriefLine | null {
  if (answers.length === 0) return null;
  return { part: "extra", text: quoting("", extraLines(answers).join(" · "), ""), sources: ["extra"] };
}

function wordsLine({ frustration }: AnyAnswers): BriefLine | null {
  if (!frustration?.trim()) return null;
  return { part: "words", text: quoting("In their words: “", frustration, "”"), sources: ["frustration"] };
}

function roadblockLines([biggest, ...others]: Roadblock[]): BriefLine[] {
  if (!biggest) return [];
  const first: BriefLine = {
    part: "roadblock",
    text: `Biggest roadblock: ${spoken(biggest)}.`,
    sources: [biggest.because],
  };
  const [second, ...rest] = others;
  if (!second) return [first];
  const also = others.map(spoken).join(", and ");
  const sources = [second.because, ...rest.map(({ because }) => because)] as const;
  return [first, { part: "roadblocks", text: `Also: ${also}.`, sources }];
}

function spoken({ id }: Roadblock): string {
  return SPOKEN_ROADBLOCKS[id].they;
}
