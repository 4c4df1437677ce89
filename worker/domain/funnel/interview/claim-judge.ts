import { BY_RULES, OURS, OUTLOOK, PROMISES, RESULTS, RISE, VERDICTS } from "./claim-words.ts";
import { figuresIn, sameFigure, type Figure } from "./claim-figures.ts";
import { CHOICE_QUESTION_IDS } from "../answers/questions.ts";
import type { InterviewWords } from "./interview-words.ts";
import {
  namedOnSale,
  offersOnSale,
  priceOf,
  textsOf,
  wayOnSale,
  waysOnSale,
  type OnSale,
} from "../../offers/on-sale.ts";
import type { Catalog } from "../../offers/catalog.ts";
import { foldText } from "../../fold-text.ts";
import { pattern } from "../../pattern.ts";

/** The facts that a reply may rely on: what is for sale, and the visitor's own statements. */
export type Grounds = {
  catalog: Catalog;
  /** The visitor's words from which facts were taken, and those facts. */
  own: readonly string[];
  /** What the owner says of the business and its method. */
  about?: readonly string[];
  /** What the assistant asks and offers. */
  words: InterviewWords;
};

/** How long the assessment takes, which is true whatever the offers. */
const TAKES: Figure = { kind: "time", amount: 3, unit: "minute" };

/** Whom a program suits is described by their ad spend, which is not a price. */
const SPENT = /\b(?:spend\w*|budgets?) (?:of|from|between) .*$/;

const INSTEAD = {
  price: "you’ll see the exact investment with your recommendation",
  promise: "I can’t make that kind of promise",
  verdict: "your recommendation comes from fixed rules once all your answers are in",
  link: "I can’t share links or addresses here",
};

/** Judges the clauses of one reply, in order. Returns a replacement, or null if a clause may stand. */
export function claimJudge(grounds: Grounds): (clause: string) => string | null {
  const { catalog } = grounds;
  const about = factsIn((grounds.about ?? []).join(" "));
  const everything = [...waysOnSale(catalog), ...offersOnSale(catalog.offers)].map(grounded);
  const own = [...grounds.own, ...optionTexts(grounds.words)].map(foldText);
  const ownFigures = own.flatMap(figuresIn);
  const spends = Object.values(catalog.ways).flatMap(({ suits }) => figuresIn(foldText(suits ?? "")));
  let named: Grounded[] = [];

  return (clause) => {
    const said = foldText(clause);
    const here = namedOnSale(said, catalog);
    if (here.length > 0) named = here.map(grounded);
    const way = wayOnSale(said, catalog);
    const meant = [...(named.length > 0 ? named : way ? [grounded(way)] : everything), about];
    if (/[.!?\n]\s*$/.test(said)) named = [];

    if (hasForeignAddress(said, own)) return INSTEAD.link;
    if (VERDICTS.test(said) && !BY_RULES.test(said) && !isQuestion(said)) return INSTEAD.verdict;
    const texts = meant.map(({ text }) => text);
    if (PROMISES.some((promise) => isUnsupported(said, promise, texts))) return INSTEAD.promise;
    if (promisesResults(said)) return INSTEAD.promise;
    const ours = OURS.test(said) || here.length > 0;
    const supported = (figure: Figure) =>
      meant.some(({ figures }) => figures.some((stands) => sameFigure(figure, stands))) ||
      sameFigure(figure, TAKES) ||
      (!ours && ownFigures.some((stands) => looselySame(figure, stands)));
    const spent = SPENT.exec(said)?.[0] ?? "";
    const isSpent = (figure: Figure) => spends.some((stands) => sameFigure(figure, stands));
    const areSupported =
      figuresIn(said.replace(spent, "")).every(supported) &&
      figuresIn(spent).every((figure) => isSpent(figure) || supported(figure));
    if (areSupported) return null;
    const [only] = here;
    return only && here.length === 1 ? priceOf(only) : INSTEAD.price;
  };
}

type Grounded = { text: string; figures: Figure[] };

function grounded(meant: OnSale): Grounded {
  return factsIn(textsOf(meant).join(". "));
}

function factsIn(said: string): Grounded {
  const text = foldText(said);
  return { text, figures: figuresIn(text) };
}

function optionTexts({ questions }: InterviewWords): string[] {
  return CHOICE_QUESTION_IDS.flatMap((field) =>
    questions[field].options.flatMap(({ label, brief }) => [label, brief]),
  );
}

const TAKEN_BACK = pattern`\b(?:can't|cannot|can not|won't|don't|do not|never|no|not|without|isn't|aren't)
  (?: (?!but|and|only|just)[\w']+){0,4} $`;

/** A promise may stand if an offer makes it, or if it is negated: "I can't guarantee that". */
function isUnsupported(said: string, promise: RegExp, offers: readonly string[]): boolean {
  const found = promise.exec(said);
  if (!found || offers.some((text) => text.includes(found[0]))) return false;
  return !TAKEN_BACK.test(said.slice(0, found.index));
}

function promisesResults(said: string): boolean {
  return RESULTS.test(said) && RISE.test(said) && OUTLOOK.test(said) && !isQuestion(said);
}

function isQuestion(said: string): boolean {
  return /\?\s*$/.test(said);
}

/** A visitor's number may be repeated for a different period: "$500 a day" for "$500". */
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
