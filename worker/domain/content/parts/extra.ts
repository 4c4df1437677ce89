import * as z from "zod/mini";
import { EXTRA_MAX } from "../../funnel/answers/extra-answers.ts";
import { stableIdSchema } from "../../funnel/answers/extra-schema.ts";
import { fields, group, text, type Field } from "../field.ts";

/** A question to choose from has so many answers (contract 21). */
const OPTIONS_MIN = 2;
const OPTIONS_MAX = 8;

/** A list of things that are each known by an id of their own. */
function ownList<Item extends z.core.$ZodType<{ id: string }>>(
  label: string,
  item: Item,
  max: number,
  field: Omit<Field, "label" | "max">,
) {
  const isEachOne = (entries: readonly { id: string }[]) =>
    new Set(entries.map(({ id }) => id)).size === entries.length;
  return z
    .array(item)
    .check(z.maxLength(max, `${label}: at most ${max}`), z.refine(isEachOne, `${label}: each only once`))
    .register(fields, { label, max, ...field });
}

const option = () => group("Answer", { id: stableIdSchema, label: text("Answer", 60) });

const question = () =>
  z
    .strictObject({
      id: stableIdSchema,
      question: text("Question", 90),
      subtext: text("Supporting text", 120, { optional: true }),
      answered: z.enum(["required", "optional"]).register(fields, { label: "Required?" }),
      kind: z.enum(["choice", "words"]).register(fields, { label: "Type of answer" }),
      options: ownList("Answers", option(), OPTIONS_MAX, { onlyFor: ["kind", "choice"] }),
    })
    .check(
      z.refine(({ kind, options }) => kind === "words" || options.length >= OPTIONS_MIN, {
        path: ["options"],
        error: `Give at least ${OPTIONS_MIN} answers to choose from`,
      }),
    )
    .register(fields, { label: "Question" });

/** Questions of the owner's own: in the quiz before the contact form, in the chat with the results (contract 21). */
export const extraSchema = () =>
  group("Your own questions", {
    questions: ownList("Questions", question(), EXTRA_MAX, {
      help: "They don’t affect the result: score, tier and strategy stay the same. A removed question keeps its answers.",
    }),
    words: group("Labels and buttons", {
      chat: text("Chat: headline on the results", 60),
      chatHelp: text("Chat: supporting text", 160),
      choose: text("Error: nothing chosen", 60),
      write: text("Error: nothing written", 60),
      optional: text("Optional label", 32),
      skip: text("Skip button", 24),
      save: text("Chat: button", 32),
      saved: text("Chat: confirmation", 80),
      failed: text("Chat: error", 120),
    }),
  });

export type ExtraContent = z.infer<ReturnType<typeof extraSchema>>;
export type ExtraQuestion = ExtraContent["questions"][number];
