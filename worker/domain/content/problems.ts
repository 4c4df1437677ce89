import type { ErrorIssue } from "../errors.ts";
import { contentSchema, type Content } from "./content.ts";
import { weakColours } from "./look/weak-colours.ts";
import { brandColours } from "./parts/look.ts";
import { undescribed } from "./pictures/pictures-of.ts";
import { EXAMPLE_MESSAGE, isExampleAddress } from "./example-address.ts";
import { inventedIn, placeName, placesOf, textsAt, type Place } from "./places.ts";
import { isBelow, unseenPlaces } from "./unseen.ts";

/** What blocks publishing a document, each with its place (contract 21); empty if it may be published. */
export function problemsOf(content: Content): ErrorIssue[] {
  const wrong = contentSchema().safeParse(content).error?.issues ?? [];
  const invented = inventedIn(content);
  return [
    ...wrong.map(({ path, message }) => ({ path: path.join("."), message })),
    ...invented.map((place) => ({ path: placeName(place), message: inventedMessage(place) })),
    ...leadingNowhere(content, invented),
    ...undescribed(content),
    ...tooWeak(content),
    ...missingClauses(content),
  ];
}

const inventedMessage = ({ field }: Place) => `${field.label} is still sample text: it is made up`;

/** Example addresses, which nobody can mark as their own. */
function leadingNowhere(content: Content, invented: readonly Place[]): ErrorIssue[] {
  const told = new Set(invented.map(placeName));
  const unseen = unseenPlaces(content);
  return placesOf(content)
    .filter((place) => place.field.isAddress && isExampleAddress(place.text))
    .filter((place) => !told.has(placeName(place)) && !isBelow(unseen, placeName(place)))
    .map((place) => ({ path: placeName(place), message: `${place.field.label}: ${EXAMPLE_MESSAGE}` }));
}

/** Colours under AA, each with the nearest that is not. */
function tooWeak({ look }: Content): ErrorIssue[] {
  return weakColours(brandColours(look)).map(({ name, message, instead }) => ({
    path: `look.${name}`,
    message: `${message}. The nearest color that works is ${instead}`,
  }));
}

/** What law or function needs, the part of the legal pages that must have it, and how it is recognized there. */
const CLAUSES: readonly { path: string; found: RegExp; message: string }[] = [
  {
    path: "legal.hubExpiry",
    found: /\b48 hours\b|\btime shown\b/i,
    message: "Say that a hub closes 48 hours after first access, or at the time shown on it",
  },
  { path: "legal.privacy", found: /\{hubExpiry\}/, message: "Say how long a hub stays open: {hubExpiry}" },
  { path: "legal.terms", found: /\{hubExpiry\}/, message: "Say how long a hub stays open: {hubExpiry}" },
  {
    path: "legal.privacy",
    found: /\{anonymousKept\}/,
    message: "Say how long assessments without contact details are kept: {anonymousKept}",
  },
  {
    path: "legal.privacy",
    found: /\{addressesKept\}/,
    message: "Say how long IP addresses are kept: {addressesKept}",
  },
  { path: "legal.privacy", found: /\b72 hours\b/i, message: "Say that you report a breach within 72 hours" },
  {
    path: "legal.privacy",
    found: /\bwithin 30 days\b/i,
    message: "Say that you answer privacy inquiries within 30 days",
  },
  { path: "legal.privacy", found: /\b(?:delet|eras)/i, message: "Say how people have their data deleted" },
  {
    path: "legal.privacy",
    found: /\{privacyEmail\}|\S@\S/,
    message: "Say how to reach you about privacy: {privacyEmail}",
  },
  { path: "privacy.ask.text", found: /\bMeta\b/, message: "Say that Meta measures ads" },
  {
    path: "legal.terms",
    found: /\{(?:support|privacy)Email\}|\S@\S/,
    message: "Say how to reach you: {supportEmail}",
  },
];

function missingClauses(content: Content): ErrorIssue[] {
  return CLAUSES.filter(({ path, found }) => !textsAt(content, path).some((text) => found.test(text))).map(
    ({ path, message }) => ({ path, message }),
  );
}
