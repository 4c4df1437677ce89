import type { Phrases } from "./phrases.ts";

export const FRUSTRATION_PHRASES: Phrases = {
  told: [
    "my biggest frustration is that leads are junk",
    "I'm so frustrated with rising costs and no explanation",
    "what drives me crazy is that the algorithm changes every week",
    "I'm sick of agencies that never answer",
    "our main problem is creative fatigue",
  ],
  asked: [
    "Leads are junk and nobody answers the phone",
    "the learning phase never ends",
    "I can't tell which ads make money",
    "Costs keep rising",
    "attribution, I never know what worked",
    "my last agency just sent pretty reports",
  ],
};

export const NAMES: readonly { value: string; told: string[]; asked: string[] }[] = [
  {
    value: "Ada Lovelace",
    told: ["my name is Ada Lovelace", "I'm Ada Lovelace"],
    asked: ["Ada Lovelace", "it's Ada Lovelace", "Ada Lovelace here"],
  },
  {
    value: "José",
    told: ["I'm José, by the way", "name's José"],
    asked: ["José", "call me José", "I'm José"],
  },
  {
    value: "Mary-Jane O'Neil",
    told: ["this is Mary-Jane O'Neil", "my name is Mary-Jane O'Neil"],
    asked: ["Mary-Jane O'Neil", "My name is Mary-Jane O'Neil"],
  },
  { value: "Will", told: ["call me Will"], asked: ["Will", "I'm Will"] },
  { value: "bob", told: ["my name is bob"], asked: ["bob", "im bob"] },
];

export const EMAILS = [
  "ada@lovelace.com",
  "jose.perez+ads@shop.example.org",
  "hi@oneil.co.uk",
  "w.smith@big-brand.io",
];

/** What is typed, and what is stored. */
export const WEBSITES: readonly [typed: string, stored: string][] = [
  ["example.com", "https://example.com"],
  ["https://shop.example.org/start", "https://shop.example.org/start"],
  ["www.oneil.co.uk", "https://www.oneil.co.uk"],
  ["http://big-brand.io", "http://big-brand.io"],
  ["instagram.com/adasbakery", "https://instagram.com/adasbakery"],
];

export const SIDE_REMARKS = [
  "hi there",
  "what does it cost?",
  "are you a real person?",
  "how long does this take?",
  "thanks",
  "lol",
  "what is the CORE-4 method?",
  "can you guarantee results?",
  "tell me about your DWY programs",
  "why do you need that?",
];
