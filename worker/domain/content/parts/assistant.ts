import type * as z from "zod/mini";
import { group, text } from "../field.ts";

/** What a model is told of the business before it answers a visitor. The built-in assessor needs none of it. */
export const assistantSchema = () =>
  group(
    "What the assistant says of you",
    {
      role: text("What it is", 40, { help: "After ‘You are the’: assessor, front desk, guide." }),
      company: text("What your company does", 160, { help: "After ‘of’: a studio that…" }),
      topic: text("What the conversation is about", 40, { help: "After ‘an interview about’." }),
      method: text("What it may say of your method", 300, {
        help: "Whole sentences. It says nothing else about how you work.",
      }),
    },
    { help: "A model that answers in the chat is told this, and may repeat it." },
  );

export type AssistantContent = z.infer<ReturnType<typeof assistantSchema>>;
