import type * as z from "zod/mini";
import { group, text } from "../field.ts";

const field = (label: string) =>
  group(label, {
    label: text("Field label", 40),
    need: text("Name in the error", 48),
    placeholder: text("Placeholder", 48),
  });

/** The fields in which visitors say who they are, in the quiz and in the chat. */
export const contactSchema = () =>
  group("Contact details", {
    name: field("Name"),
    email: field("Email address"),
    businessUrl: field("Website"),
    missing: text("Error: missing details", 120, { needs: ["fields"] }),
    suggestion: text("Suggested correction", 60, { needs: ["suggestion"] }),
  });

/** What visitors agree to. Who agreed to which wording is stored for good. */
export const consentsSchema = () =>
  group("Consents", {
    mail: text("Email consent", 300, { consent: true }),
    call: text("Call consent", 400, { consent: true }),
  });

export type ContactContent = z.infer<ReturnType<typeof contactSchema>>;
export type Consents = z.infer<ReturnType<typeof consentsSchema>>;
