import { BY_RULES, OURS, OUTLOOK, PROMISES, RESULTS, RISE, VERDICTS } from "./claim-words.ts";
import { figuresIn, sameFigure, type Figure } from "./claim-figures.ts";
import { INTERVIEW_OPTIONS } from "./interview-options.ts";
import type { OfferInForce } from "./interview-topics.ts";
import { fold } from "./understand-text.ts";

/** What a reply may rest on: the offers in force, and what the visitor said of themselves. */
export type Grounds = {
  offers: readonly OfferInForce[];
  /** The visitor's own words that facts came from, and those facts. */
  own: readonly string[];
};

/** True of the assessment itself, whatever the offers are. */
const STANDING = ["takes about 3 minutes", "takes about three minutes"];

const INSTEAD = {
  price: "you'll see the exact investment with your recommendation",
  promise: "I can't promise anything of that kind",
  verdict: "your recommendation comes from fixed rules once all your answers are in",
  link: "I can't share links or addresses here",
};

/** Judges the clauses of one reply, in order. Gives what to say instead, or null for a clause that stands. */
export function claimJudge(grounds: Grounds): (clause: string) => string | null {
  const offers = grounds.offers.map((offer) => {
    const text = fold(textOf(offer));
    return { name: fold(offer.name), text, figures: figuresIn(text), offer };
  });
  const own = [...grounds.own, ...optionTexts()].map(fold);
  const ownFigures = own.flatMap(figuresIn);
  const standing = STANDING.flatMap(figuresIn);
  let named: typeof offers = [];

  return (clause) => {
    const said = fold(clause);
    const here = offers.filter(({ name }) => said.includes(name));
    if (here.length > 0) named = here;
    const meant = named.length > 0 ? named : offers;
    if (/[.!?\n]\s*$/.test(said)) named = [];

    if (hasForeignAddress(said, own)) return INSTEAD.link;
    if (VERDICTS.test(said) && !BY_RULES.test(said) && !isQuestion(said)) return INSTEAD.verdict;
    const texts = meant.map(({ text }) => text);
    if (PROMISES.some((promise) => isUnsupported(said, promise, texts))) return INSTEAD.promise;
    if (promisesResults(said)) return INSTEAD.promise;
    const ours = OURS.test(said) || here.length > 0;
    const supported = (figure: Figure) =>
      meant.some(({ figures }) => figures.some((stands) => sameFigure(figure, stands))) ||
      standing.some((stands) => sameFigure(figure, stands)) ||
      (!ours && ownFigures.some((stands) => looselySame(figure, stands)));
    if (figuresIn(said).every(supported)) return null;
    const only = here.length === 1 ? here[0]?.offer : undefined;
    return only ? `${only.name}: ${only.investment}` : INSTEAD.price;
  };
}

function textOf({ name, description, features, investment, discount }: OfferInForce): string {
  const cut = discount > 0 ? `${discount}% discount, ${discount}% off` : "";
  return [name, description, ...features, investment, cut].join(". ");
}

function optionTexts(): string[] {
  return Object.values(INTERVIEW_OPTIONS).flatMap((options) =>
    options.flatMap(({ label, brief }) => [label, brief]),
  );
}

/** A promise stands where an offer makes it, or where it is taken back: "I can't guarantee that". */
function isUnsupported(said: string, promise: RegExp, offers: readonly string[]): boolean {
  const found = promise.exec(said);
  if (!found || offers.some((text) => text.includes(found[0]))) return false;
  return !/(?:can't|cannot|can not|won't|don't|do not|never|no|not|without|isn't|aren't)(?: (?!but|and|only|just)[\w']+){0,4} $/.test(
    said.slice(0, found.index),
  );
}

function promisesResults(said: string): boolean {
  return RESULTS.test(said) && RISE.test(said) && OUTLOOK.test(said) && !isQuestion(said);
}

function isQuestion(said: string): boolean {
  return /\?\s*$/.test(said);
}

/** A visitor's number may be repeated with another period than they said: "$500 a day" for "$500". */
function looselySame(said: Figure, own: Figure): boolean {
  return said.kind === own.kind && said.amount === own.amount;
}

const ADDRESS = /https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.[a-z]{2,}/g;

function hasForeignAddress(said: string, own: readonly string[]): boolean {
  return (said.match(ADDRESS) ?? []).some((address) => {
    const bare = address.replace(/[.,!?;:)]+$/, "").replace(/^https?:\/\//, "");
    return !own.some((words) => words.includes(bare));
  });
}
