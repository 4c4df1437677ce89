import {
  INTERVIEW_FIELDS,
  chatProgress,
  type Collected,
  type InterviewField,
} from "#domain/interview/interview-fields";
import { takeTurn } from "#domain/interview/interview";
import { FIRST_INTERVIEW } from "#domain/interview/interview-state";
import { targetRevenue } from "#domain/scoring/target-revenue";
import { CHAT_MESSAGE_CAP } from "#domain/chat/chat";
import { expect, it } from "vitest";
import { AMOUNT_PHRASES, TARGET_PHRASES } from "./phrases/amounts.ts";
import { ANSWER_PHRASES } from "./phrases/answers.ts";
import { EMAILS, FRUSTRATION_PHRASES, NAMES, SIDE_REMARKS, WEBSITES } from "./phrases/contact.ts";
import { seededRandom, type Random } from "./seeded-random.ts";

type Fact = { field: InterviewField; told: string; asked: string; fits: (value: string) => boolean };

const CHOICE_PHRASES = { ...ANSWER_PHRASES, ...AMOUNT_PHRASES };
const CONVERSATIONS = 200;

it("200 conversations in any order and phrasing reach 100% with the right values within 20 messages", () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= CONVERSATIONS; seed++) {
    const problem = converse(seededRandom(seed));
    if (problem) failures.push(`#${seed}: ${problem}`);
  }
  const share = 1 - failures.length / CONVERSATIONS;
  console.info(
    `interview: ${(100 * share).toFixed(1)}% of ${CONVERSATIONS} conversations complete and right`,
  );
  expect(failures.slice(CONVERSATIONS / 100)).toEqual([]);
});

/** One visitor, from the greeting on. Gives what went wrong, or null. */
function converse(random: Random): string | null {
  const facts = random.shuffled(INTERVIEW_FIELDS.map((field) => factFor(field, random)));
  const all = new Map(facts.map((fact) => [fact.field, fact]));
  const open = new Map(facts.map((fact) => [fact.field, fact]));
  let collected: Collected = {};
  let interview = FIRST_INTERVIEW;
  const log: string[] = [];
  let remarks = random.below(4);
  for (let count = 0; count < CHAT_MESSAGE_CAP && chatProgress(collected) < 100; count++) {
    const message =
      remarks > 0 && random.chance(0.25)
        ? (remarks--, random.pick(SIDE_REMARKS))
        : nextMessage(open, all, interview.asked, random);
    const turn = takeTurn(message, { collected, locked: [], closed: false }, interview);
    log.push(
      `  [${interview.asked}] ${message} -> ${JSON.stringify(Object.fromEntries(turn.facts.map((f) => [f.field, f.value])))}`,
    );
    ({ collected, next: interview } = turn);
  }
  const wrong = facts.filter(({ field, fits }) => !fits(collected[field] ?? ""));
  if (wrong.length === 0) return null;
  return `${wrong.map(({ field }) => `${field} = ${collected[field]}`).join(", ")}\n${log.join("\n")}`;
}

/** Answers the question, or volunteers something else; sometimes two or three facts at once. */
function nextMessage(
  open: Map<InterviewField, Fact>,
  all: Map<InterviewField, Fact>,
  asked: InterviewField | null,
  random: Random,
): string {
  const answer = asked === null ? undefined : open.get(asked);
  if (answer && random.chance(0.6)) {
    open.delete(answer.field);
    return answer.asked;
  }
  const told = [...open.values()].slice(0, random.chance(0.3) ? 2 + random.below(2) : 1);
  for (const { field } of told) open.delete(field);
  // Everything was said once and something was not understood: asked again, the visitor answers plainly.
  if (told.length === 0) return all.get(asked ?? "name")?.asked ?? "ok";
  return told.map((fact) => fact.told).join(random.pick([". ", " and ", ", ", "\n"]));
}

function factFor(field: InterviewField, random: Random): Fact {
  const choices = CHOICE_PHRASES[field];
  if (choices) {
    const [value, phrases] = random.pick(Object.entries(choices));
    return {
      field,
      told: random.pick(phrases.told),
      asked: random.pick(phrases.asked),
      fits: (stored) => stored === value,
    };
  }
  switch (field) {
    case "targetRevenue": {
      const [bucket, phrases] = random.pick(Object.entries(TARGET_PHRASES));
      const fits = (stored: string) => /\d/.test(stored) && targetRevenue(stored).bucket === bucket;
      return { field, told: random.pick(phrases.told), asked: random.pick(phrases.asked), fits };
    }
    case "frustration": {
      const [told, asked] = [random.pick(FRUSTRATION_PHRASES.told), random.pick(FRUSTRATION_PHRASES.asked)];
      return { field, told, asked, fits: (stored) => stored.includes(told) || stored.includes(asked) };
    }
    case "name": {
      const { value, told, asked } = random.pick(NAMES);
      return {
        field,
        told: random.pick(told),
        asked: random.pick(asked),
        fits: (stored) => stored === value,
      };
    }
    case "email": {
      const email = random.pick(EMAILS);
      return {
        field,
        told: random.pick([`you can reach me at ${email}`, `my email is ${email}`, email]),
        asked: random.pick([email, `sure, ${email}`]),
        fits: (stored) => stored === email,
      };
    }
    default: {
      const [typed, stored] = random.pick(WEBSITES);
      return {
        field,
        told: random.pick([`our site is ${typed}`, `the website is ${typed}`, `we're at ${typed}`]),
        asked: random.pick([typed, `it's ${typed}`]),
        fits: (value) => value === stored,
      };
    }
  }
}
