import { filled } from "../../content/filled.ts";
import type { ReplyWords } from "../../content/parts/chat.ts";
import { foldText } from "../../fold-text.ts";
import type { Catalog } from "../../offers/catalog.ts";
import type { SoldOffer } from "../../offers/offer.ts";
import {
  namedOnSale,
  namesProgram,
  wayOnSale,
  offersOnSale,
  priceOf,
  waysOnSale,
  type OnSale,
  type WayOnSale,
} from "../../offers/on-sale.ts";
import { pattern } from "../../pattern.ts";

/** What visitors commonly ask: each has one answer. Anything else is `other`. */
export type Topic =
  | "change"
  | "refund"
  | "privacy"
  | "bot"
  | "who"
  | "duration"
  | "offers"
  | "price"
  | "other";

const ASKS = pattern`^(?:(?:and|but|so|ok|hi|hello|hey)[, ]+)*(?:what|how|who|why|when|where|which|is|are|do|does|can
  |could|will|would|tell me|explain|(?:i'm|i am) interested in)\b`;
const ASKS_AGAIN = pattern`^(?:(?:and|but|so|ok|sorry)[, ]+)*(?:what|what do you mean(?: by (?:that|this))?
  |what does (?:that|this|it) mean|how do you mean)[\s?!.…]*$`;

/**
 * A phrase that leaves no doubt, as a fixed answer to another question is a false one: "how long does it take", but not
 * "how long does it take to see results". In the order in which they are tried.
 */
const ABOUT: readonly [Topic, RegExp][] = [
  [
    "refund",
    pattern`\brefund(?:s|ed|able)?\b|\bmoney[- ]back\b|\bguaranteed? (?:me |any |my )?results\b
      |\b(?:there|any|have) (?:an? |any )?guarantees?(?! (?:that|of|for|on)\b)`,
  ],
  [
    "privacy",
    pattern`\b(?:privacy policy|my privacy|about privacy)\b
      |\b(?:sell|share|store|keep|delete|erase|use|do with|happens? (?:to|with)) (?:all )?my (?:personal )?(?:data|information|info|answers)\b
      |\b(?:is|are|will) (?:this|it|my (?:data|information|info|answers)|what i (?:say|write|type))(?: chat| conversation)?
      (?: be| stay| kept)*(?: private| confidential| safe| secure)(?=[\s?!.]*$)`,
  ],
  [
    "bot",
    pattern`(?:\bare (?:you|u)|\bis (?:this|it|that)|\b(?:talk|talking|speak|speaking|chat|chatting) (?:to|with))
      (?: really| actually| just)?(?: an?| some)?(?: real| live| actual)?
      (?: bot| chat ?bot| robot| ai| human(?: being)?| person| machine| chatgpt)(?=[\s?!.,]*$|,? or\b)
      |\bare (?:you|u) real(?=[\s?!.]*$)`,
  ],
  [
    "who",
    /\b(?:who are you|who is this|who am i (?:talking|speaking) (?:to|with)|what(?:'s| is) your name|what are you)(?=[\s?!.]*$)/,
  ],
  [
    "duration",
    pattern`\b(?:how (?:long|many minutes|much time) (?:does|do|will|would|is) (?:this|it|the (?:assessment|quiz|chat))
      (?: (?:assessment|quiz|chat))?(?: take| last| be)?|how much longer(?: (?:is|will) (?:this|it)(?: take| be)?)?
      |(?:does|will) (?:this|it) take (?:very )?long
      |how many (?:more )?questions(?: are there| are left| left| do you have| will you ask)?)(?=[\s?!.]*$)`,
  ],
  [
    "price",
    pattern`\b(?:what|how much) (?:do|does|would|will) (?:it|this|that|you|your (?:\w+ )?\w+)(?: all)? (?:cost|charge)(?=[\s?!.]*$)
      |\bhow (?:much|expensive) (?:is|are) (?:it|this|that|you)(?=[\s?!.]*$)
      |\bhow much (?:is|are) \w+ & \w+(?=[\s?!.]*$)
      |\b(?:what(?:'s| is| are) (?:the|your)|your(?: \w+)?|about) (?:pric(?:e|es|ing)|fees?|costs?)(?=[\s?!.]*$)`,
  ],
];
/** Asks the price of what is on sale, if such a thing is named. */
const PRICE_OF = /\b(?:pric(?:e|es|ing)|costs?|fees?|charge|expensive|how much (?:is|are|for|does|do))\b/;
const CHANGES = /\b(?:actually|correction|i meant|my mistake|typo|change (?:it|that|my))\b/;
const OFFERS = /\b(?<!\b(?:my|our) )(?:programs?|services?|offers?)\b/;
const OWN_DOINGS = /\b(?:should|do|can|could) (?:i|we)\b|\bmy (?:ads?|budget|offers?|prices?|pricing)\b/;

/** Whether a message asks what the question means, to be put in other words. */
export function asksAgain(message: string): boolean {
  return ASKS_AGAIN.test(foldText(message.trim()));
}

/** Whether a folded message begins as a question does, with a question mark or without. */
export function asks(said: string): boolean {
  return ASKS.test(said);
}

/** What a message asks; null if it asks nothing. "$500 a day?" is less a question than an answer: `mayAnswer`. */
export function topicOf(message: string, mayAnswer: boolean, catalog: Catalog): Topic | null {
  const said = foldText(message.trim());
  if (ASKS_AGAIN.test(said)) return null;
  const isAsked = asks(said);
  if (!isAsked && !said.includes("?")) return mayAnswer ? null : statedTopic(said, catalog);
  const topic = ABOUT.find(([, words]) => words.test(said))?.[0];
  if (topic) return topic;
  if (mayAnswer && !isAsked) return null;
  return saleTopic(said, catalog) ?? "other";
}

function saleTopic(said: string, catalog: Catalog): Topic | null {
  // An offer may be called anything; only programs are known by name.
  const sold = { ...catalog, offers: [] };
  const isNamed = namedOnSale(said, sold).length > 0;
  if (!isNamed && OWN_DOINGS.test(said)) return null;
  if (!isNamed && wayOnSale(said, sold) === null && !OFFERS.test(said)) return null;
  return PRICE_OF.test(said) ? "price" : "offers";
}

function statedTopic(said: string, catalog: Catalog): Topic | null {
  if (CHANGES.test(said)) return "change";
  return namesProgram(said, catalog) ? "offers" : null;
}

type SaleWords = ReplyWords["sale"];

/** The answer to a visitor's question. What it says of programs and prices comes from the site's content. */
export function topicAnswer(topic: Topic, message: string, catalog: Catalog, words: ReplyWords): string {
  return topic === "price" || topic === "offers"
    ? saleAnswer(topic, foldText(message), catalog, words.sale)
    : words[topic];
}

/**
 * The answer to a folded question about programs or prices: on the ones named, else on the way of working meant, else
 * on all.
 */
function saleAnswer(topic: "price" | "offers", asked: string, catalog: Catalog, words: SaleWords): string {
  const named = namedOnSale(asked, catalog);
  const [only] = named;
  if (only && named.length === 1) {
    return topic === "price" ? priceAnswer(only, words) : answerAbout(only, catalog, words);
  }
  if (named.length > 0) return lines(named.map(priceOf));
  const way = wayOnSale(asked, catalog);
  if (way) return answerAbout(way, catalog, words);
  const lead = topic === "price" ? words.depends : words.programs;
  const ways = waysOnSale(catalog).map(priceOf);
  const first = ways.length > 0 ? `${lead}\n${lines(ways)}` : lead;
  return `${first}${outcomes(catalog.offers, words)}`;
}

/** What is sold, one thing a line. */
function lines(sold: readonly string[]): string {
  return sold.map((each) => `• ${each}`).join("\n");
}

function answerAbout(meant: OnSale, { ways }: Catalog, words: SaleWords): string {
  switch (meant.kind) {
    case "offer":
      return `${meant.offer.name}: ${ended(meant.offer.description)} ${filled(words.price, { price: meant.offer.investment })}`;
    case "program":
      return `${priceOf(meant)}.${ways.dwy ? ` ${filled(words.program, { way: ways.dwy.name })}` : ""}`;
    case "way":
      return wayAnswer(meant, words);
  }
}

function wayAnswer({ way, programs, offers }: WayOnSale, words: SaleWords): string {
  const { name, short, summary, price, suits } = way;
  const about = [`${name} (${short}): ${ended(summary)}`, ...(suits === null ? [] : [ended(suits)])].join(
    " ",
  );
  const terms = programs.map((program) => `${program.name}: ${program.terms}`);
  const prices = terms.length === 0 ? ` ${ended(price)}` : ` ${price}:\n${lines(terms)}`;
  return `${about}${prices}${outcomes(offers, words)}`;
}

/** The outcomes that the assessment can recommend, as a paragraph: in a sentence if there is one, else in a list. */
function outcomes(offers: readonly SoldOffer[], words: SaleWords): string {
  const prices = offersOnSale(offers).map(priceOf);
  const [only] = prices;
  if (only === undefined) return "";
  if (prices.length === 1) return `\n\n${filled(words.only, { offers: only })}`;
  const [before = "", after = ""] = words.oneOf.split("{offers}", 2);
  // The end of the sentence goes with the list.
  const rest = after.replace(/^[.;]/, "").trim();
  return `\n\n${before.trimEnd()}\n${lines(prices)}${rest && `\n${rest}`}`;
}

function priceAnswer(meant: OnSale, words: SaleWords): string {
  const isOpen = meant.kind === "program" && !meant.program.isPriced;
  return `${priceOf(meant)}.${isOpen ? ` ${words.noPrice}` : ""}`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
