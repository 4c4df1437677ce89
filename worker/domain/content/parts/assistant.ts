import type * as z from "zod/mini";
import { group, text } from "../field.ts";

/** What a model is told about the business before it answers a visitor. The built-in assessor does not need it. */
export const assistantSchema = () =>
  group(
    "What the assistant says about you",
    {
      role: text("Role", 40, { help: "After ‘You are the’: assessor, front desk, guide." }),
      company: text("Your company", 160, { help: "After ‘of’: a studio that…" }),
      topic: text("Topic", 40, { help: "After ‘an interview about’." }),
      method: text("Your method", 300, {
        help: "Whole sentences. It says nothing else about how you work.",
      }),
    },
    { help: "The AI model in the chat is given this and may repeat it." },
  );

export type AssistantContent = z.infer<ReturnType<typeof assistantSchema>>;
