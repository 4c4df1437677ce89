import type * as z from "zod/mini";
import { group, text } from "../field.ts";

const field = (label: string) =>
  group(label, {
    label: text("Name of the field", 40),
    need: text("What is missing, within a sentence", 48),
    placeholder: text("Example in the empty field", 48),
  });

/** The fields in which visitors say who they are, in the quiz and in the chat. */
export const contactSchema = () =>
  group("Contact details", {
    name: field("Name"),
    email: field("Email address"),
    businessUrl: field("Website"),
    missing: text("What is missing", 120, { needs: ["fields"] }),
    suggestion: text("A suggested correction", 60, { needs: ["suggestion"] }),
  });

/** What visitors agree to. Who agreed to which words is kept for ever. */
export const consentsSchema = () =>
  group("Consents", {
    mail: text("Beside the box for emails", 300, { consent: true }),
    call: text("Beside the box for calls", 400, { consent: true }),
  });

export type ContactContent = z.infer<ReturnType<typeof contactSchema>>;
export type Consents = z.infer<ReturnType<typeof consentsSchema>>;
