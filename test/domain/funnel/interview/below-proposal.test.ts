import { takeTurn, type Turn } from "#domain/funnel/interview/interview";
import {
  INTERVIEW_FIELDS,
  type Collected,
  type InterviewField,
} from "#domain/funnel/interview/interview-fields";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { expect, it } from "vitest";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

/** Says two messages to the question for a field, with all that is asked before it known. */
function both(field: InterviewField, first: string, second: string): Turn {
  const before = INTERVIEW_FIELDS.slice(0, INTERVIEW_FIELDS.indexOf(field));
  const collected: Collected = Object.fromEntries(before.map((each) => [each, "known"]));
  const interview = { ...FIRST_INTERVIEW, asked: field };
  const { next } = takeTurn(
    { messageId: "m1", message: first },
    { collected, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    interview,
  );
  expect({ first, proposed: next.proposed?.field }).toEqual({ first, proposed: field });
  return takeTurn(
    { messageId: "m2", message: second },
    { collected, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    next,
  );
}

it.each<[InterviewField, string, string, string]>([
  ["adSpend", "$5 lol", "6", "under-100"],
  ["adSpend", "maybe 5?", "5", "3000-plus"],
  ["adSpend", "maybe 5?", "#5", "3000-plus"],
  ["adSpend", "500?", "500", "300-1000"],
  ["adSpend", "2", "1", "under-100"],
  ["revenue", "3", "5", "under-10k"],
  ["targetRevenue", "100k?", "250", "$250,000"],
  ["situation", "up and down?", "3", "yo-yo"],
  ["situation", "up and down?", "2", "tried-failed"],
  ["businessType", "I run ads for clients", "1", "own-business"],
  ["businessType", "I run ads for clients", "2.", "clients"],
  ["goal", "is coaching better?", "option 3", "scale"],
])("%s: %s, then the number %s is read back as the question counts, and not taken", (field, ...said) => {
  const [first, second, value] = said;
  expect(both(field, first, second)).toMatchObject({ fact: null, next: { proposed: { field, value } } });
});

it.each<[InterviewField, string, string, string]>([
  ["adSpend", "2", "Yes", "100-300"],
  ["adSpend", "2", "Under $100", "under-100"],
  ["adSpend", "2", "nothing yet", "under-100"],
  ["adSpend", "2", "$500 a day", "300-1000"],
  ["revenue", "3", "yes, that's right", "50k-200k"],
  ["revenue", "3", "$10K–$50K", "10k-50k"],
  ["situation", "up and down?", "I tried ads and they didn't work", "tried-failed"],
  ["goal", "is coaching better?", "scaling", "scale"],
  ["frustration", "Leads too expensive?", "Yep", "Leads too expensive?"],
])("%s: %s, then %s counts", (field, first, second, value) => {
  expect(both(field, first, second).fact).toMatchObject({ field, value });
});

it.each<[InterviewField, string, string]>([
  ["situation", "up and down?", "6"],
  ["frustration", "Leads too expensive?", "1"],
  ["adSpend", "2", "2"],
  ["revenue", "3", "3"],
  ["name", "ada", "1"],
  ["situation", "up and down?", "no"],
])("%s: %s, then %s is no answer, and nothing is read back anymore", (field, first, second) => {
  expect(both(field, first, second)).toMatchObject({ fact: null, next: { asked: field, proposed: null } });
});
