import * as z from "zod/mini";
import { isChoiceQuestion, optionsOf, type ChoiceQuestionId } from "../../funnel/answers/questions.ts";
import { FACT_FIELDS, FACT_LABELS, type FactField } from "../../funnel/answers/fact-labels.ts";
import { fromEntries } from "../../from-entries.ts";
import { fields, group, text } from "../field.ts";

const ask = (label: string) =>
  text(label, 160)
    .check(z.refine((value) => value.trim().endsWith("?"), `${label} ends with a question mark`))
    .register(fields, { label, max: 160 });
const asked = () => ({
  first: ask("Question"),
  again: ask("Rephrased question"),
  last: ask("Last try"),
  noun: text("Noun after ‘your’", 40),
});

/** Two answers of the chat may stand for the same one of the quiz; each of the quiz's is offered. */
function choice(id: ChoiceQuestionId, label: string) {
  const values: string[] = optionsOf(id).map(({ value }) => value);
  const option = group("Answer", {
    value: z.enum(values),
    label: text("Answer in the chat", 60, { optional: true, help: "Empty: as in the quiz." }),
    brief: text("Read back as", 80, { optional: true, help: "Empty: the answer itself." }),
  });
  const options = z
    .array(option)
    .check(
      z.maxLength(8, `${label}: at most 8 answers`),
      z.refine(
        (given) => values.every((value) => given.some((one) => one.value === value)),
        `${label}: an answer of the quiz is missing`,
      ),
    )
    .register(fields, { label: "Answers", max: 8, help: "In the order offered." });
  return group(label, { ...asked(), options });
}

const open = (label: string) => group(label, asked());

type WordsOf<Field extends FactField> = Field extends ChoiceQuestionId
  ? ReturnType<typeof choice>
  : ReturnType<typeof open>;

/** What the assistant asks, and how it reads back what it took for an answer. */
export const interviewSchema = () =>
  group("Questions of the chat", {
    questions: group(
      "Questions",
      fromEntries<{ [Field in FactField]: WordsOf<Field> }>(
        FACT_FIELDS.map((field) => {
          const label = FACT_LABELS[field];
          return [field, isChoiceQuestion(field) ? choice(field, label) : open(label)];
        }),
      ),
    ),
    readBack: text("Confirmation lead-in", 60, { help: "A colon and the answer follow." }),
    yourAnswer: text("Confirmation: your options", 40, { help: "A colon and the replies follow." }),
    yes: text("Reply: yes", 24),
    no: text("Reply: no", 24),
    skip: text("Reply: skip", 32),
  });

export type InterviewContent = z.infer<ReturnType<typeof interviewSchema>>;
