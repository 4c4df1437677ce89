import type * as z from "zod/mini";
import { group, text } from "../field.ts";

const news = (label: string, needs: readonly string[] = []) =>
  group(label, { title: text("Headline", 48), text: text("Paragraph", 200, { needs }) });

/** The frame of every page: the link home, and the links below it. */
export const frameSchema = () =>
  group("Page frame", {
    homeOf: text("Logo (screen readers)", 48),
    home: text("Home link", 32),
    legal: text("Legal links (screen readers)", 32),
    policy: text("Privacy Policy link", 32),
    terms: text("Terms & Conditions link", 32),
    choices: text("Privacy choices button", 40),
    again: text("Error: try again", 60, { needs: ["problem"] }),
    tooMany: text("Error: too many requests", 160, { needs: ["problem"] }),
    keptForm: group("Unsent answers from an earlier page", {
      waiting: news("Still not sent"),
      sent: news("Sent"),
      refused: news("Refused", ["reason"]),
      tryNow: text("Try-now button", 24),
      openHub: text("Hub link", 32),
      toForm: text("Form link", 32),
      dismiss: text("Close button (screen readers)", 24),
    }),
  });

/** What visitors are asked about ads, and what they decided. */
export const privacySchema = () =>
  group("Privacy choices", {
    ask: group("Consent bar", {
      label: text("Title (screen readers)", 40),
      text: text("Question", 320),
      no: text("Refuse button", 24),
      yes: text("Allow button", 24),
    }),
    choices: group("Choices dialog", {
      text: text("Paragraph", 400),
      refuse: text("Refuse button", 32),
      allow: text("Allow button", 32),
      now: text("Current choice", 120, { needs: ["choice"] }),
      allowed: text("{choice}: allowed", 32),
      refused: text("{choice}: not allowed", 32),
      unmeasured: text("Note where nothing is measured", 160, { needs: ["choice"] }),
      nothing: text("{choice}: nothing is measured", 48),
      signal: text("Browser opts out", 160),
      own: text("Link to own data", 200),
    }),
    unsaved: group("Unsaved choice", {
      label: text("Title (screen readers)", 48),
      problem: text("Error", 80, { help: "‘Please try again.’ follows." }),
      text: text("Paragraph", 200),
      again: text("Button", 24),
    }),
  });

export type FrameContent = z.infer<ReturnType<typeof frameSchema>>;
export type PrivacyContent = z.infer<ReturnType<typeof privacySchema>>;
