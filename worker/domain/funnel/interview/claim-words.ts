import { pattern } from "../../pattern.ts";
/**
 * Words that promise something, allowed only if an offer in force uses them too (contract: one interview, two voices).
 */
export const PROMISES: readonly RegExp[] = [
  /\bguarant\w*/,
  /\brefund\w*/,
  /\bmoney[- ]back\b/,
  /\brisk[- ]free\b/,
  /\bfree\b(?! (?:to|text|of|assessment|strategy|call|personali[sz]ed))(?<!feel free)(?<!hands-free)/,
  /\bdiscount\w*/,
  /\bcoupon\w*/,
  /\bpromo\w*/,
  /\bbonus\w*/,
  /\btrial\b/,
  /\bcancel\w*/,
  /\bcontracts?\b/,
  /\bunlimited\b/,
  /\blifetime\b/,
  /\blimited[- ](?:time|spots?|seats?|places)\b/,
  /\b(?:last|only|few) (?:spots?|seats?|places)\b/,
  /\bdeadline\b/,
  /\btoday only\b/,
  /\bcertif\w*/,
  /\baccredit\w*/,
  /\baward\w*/,
  /\b(?:official|meta|facebook|google)(?:'s)? partner\w*/,
  /\bendors\w*/,
  /\bcase stud(?:y|ies)\b/,
  /\bscholarship\w*/,
  /\bfinanc(?:e|ed|ing)\b/,
  /\binstal+ments?\b/,
  /\bpayment plans?\b/,
  /\bdeposit\b/,
  /\bcommission\w*/,
  /\bovernight\b/,
  /\b24\/7\b/,
  /\bwithin (?:a few )?(?:days|weeks|months)\b/,
  /\binstant(?:ly)?\b/,
  /\b(?:number one|#1|world's|industry'?s?[- ]leading|best in)\b/,
  /\bcelebrit\w*/,
  /\bapproved\b/,
  /\bqualif(?:y|ies|ied)\b/,
  /\beligible\b/,
  /\baccepted\b/,
  /\bnps\b/,
  /\b(?:we|we've|our|us)\b.*\d\+? (?:students|clients|customers|brands|businesses)\b/,
];

/** Results as a seller would claim them: fine about the visitor's own numbers, but not as a prospect. */
export const RESULTS =
  /\b(?:roi|roas|profits?|profitab\w*|revenues?|sales|leads|results|returns?|growth|customers|income|earn\w*)\b/;
export const OUTLOOK = pattern`
  \b(?:we|we'll|we've|our|i'll|you'll|will|going to|expect|see|clients of ours|students|always|never fails
  |definitely|certainly)\b`;
export const RISE = pattern`
  \b(?:doubl\w*|tripl\w*|quadrupl\w*|\d+ ?x|multipl\w*|increas\w*|boost\w*|grow(?:s|ing)?|skyrocket\w*
  |explod\w*|more than ever|rais(?:e|es)|maximi[sz]\w*|improv\w*)\b`;

/** Decisions that only the rules make. */
export const VERDICTS =
  /\b(?:tiers?|scores?|scored|recommended for you|your (?:recommendation|result) is|i recommend)\b/;
export const BY_RULES = /\b(?:rules?|once|after|when|as soon as|answers)\b/;

/** Words that mark a sum as one of our prices rather than a figure of the visitor's. */
export const OURS = pattern`
  \b(?:program(?:me)?s?|packages?|plans?|costs?|pric(?:e|es|ed|ing)|fees?|charg\w*|investments?
  |pay(?:s|ing|ments?|able)?|coaching|mastermind|membership|subscription|discount\w*|for only|for just
  |starts? at|starting at|special|deal|bargain|yours)\b`;

/** Words without a statement of their own: a later clause with only these so far waits for its next word. */
export const LEAD_INS = [
  "the", "a", "an", "it", "it's", "that", "that's", "this", "these", "those", "there", "is", "are", "was", "be", "we",
  "we've", "we'll", "our", "you", "you'll", "you'd", "you're", "your", "for", "and", "but", "or", "so", "with", "from",
  "in", "at", "on", "to", "just", "also", "plus", "i", "i'll", "i'd", "can", "would", "could", "get", "gets",
]; // prettier-ignore

/** Words at which a clause is held back until it is complete; any of them may start a claim. */
export const WATCHED = [
  "guarant", "refund", "money", "risk", "free", "discount", "coupon", "promo", "bonus", "trial", "cancel", "contract",
  "unlimited", "lifetime", "limited", "last", "only", "few", "deadline", "today", "certif", "accredit", "award",
  "official", "meta's", "partner", "endors", "case", "scholar", "financ", "instal", "payment", "deposit", "commission",
  "overnight", "within", "instant", "number", "world's", "industry", "best", "celebrit", "approved", "qualif",
  "eligible", "accepted", "roi", "roas", "profit", "revenue", "sales", "leads", "results", "return", "growth",
  "customers", "income", "earn", "doubl", "tripl", "quadrupl", "multipl", "increas", "boost", "skyrocket", "explod",
  "maximi", "tier", "score", "recommend", "program", "package", "plan", "cost", "pric", "fee", "charg", "invest",
  "pay", "coaching", "mastermind", "membership", "subscription", "special", "deal", "bargain", "dollar", "buck",
  "euro", "pound", "usd", "cad", "percent", "per", "grand", "thousand", "hundred", "million", "half", "quarter",
  "couple", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen",
  "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "http", "www",
  "agency", "diy", "dwy", "dfy",
]; // prettier-ignore
