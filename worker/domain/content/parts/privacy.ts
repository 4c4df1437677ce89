import type * as z from "zod/mini";
import { group, text } from "../field.ts";

const news = (label: string, needs: readonly string[] = []) =>
  group(label, { title: text("Headline", 48), text: text("Paragraph", 200, { needs }) });

/** What stands around every page: the way home, and the links below it. */
export const frameSchema = () =>
  group("Around every page", {
    homeOf: text("The logo, for those who don’t see it", 48),
    home: text("Link to the home page", 32),
    legal: text("The legal links, for those who don’t see them", 32),
    policy: text("Link to the Privacy Policy", 32),
    terms: text("Link to the Terms & Conditions", 32),
    choices: text("Button to the privacy choices", 40),
    again: text("Something failed", 60, { needs: ["problem"] }),
    tooMany: text("Something failed as too many ask at once", 160, { needs: ["problem"] }),
    keptForm: group("Answers that couldn’t be sent on an earlier page", {
      waiting: news("They are still not sent"),
      sent: news("They were sent"),
      refused: news("They were refused", ["reason"]),
      tryNow: text("Button to try at once", 24),
      openHub: text("Link to the hub", 32),
      toForm: text("Link to the form", 32),
      dismiss: text("Button to close it, for those who don’t see it", 24),
    }),
  });

/** What visitors are asked about ads, and what they decided. */
export const privacySchema = () =>
  group("Privacy choices", {
    ask: group("Asked once", {
      label: text("What it is, for those who don’t see it", 40),
      text: text("Question", 320),
      no: text("Button to refuse", 24),
      yes: text("Button to allow", 24),
    }),
    choices: group("Choices at any time", {
      text: text("Paragraph", 400),
      refuse: text("Button to refuse", 32),
      allow: text("Button to allow", 32),
      now: text("What holds", 120, { needs: ["choice"] }),
      allowed: text("{choice}: allowed", 32),
      refused: text("{choice}: not allowed", 32),
      unmeasured: text("Where nothing is measured", 160, { needs: ["choice"] }),
      nothing: text("{choice}: nothing is measured", 48),
      signal: text("The browser refuses by itself", 160),
      own: text("Where all that is stored can be had", 200),
    }),
    unsaved: group("A choice couldn’t be saved", {
      label: text("What it is, for those who don’t see it", 48),
      problem: text("What failed", 80, { help: "‘Please try again.’ follows." }),
      text: text("Paragraph", 200),
      again: text("Button", 24),
    }),
  });

export type FrameContent = z.infer<ReturnType<typeof frameSchema>>;
export type PrivacyContent = z.infer<ReturnType<typeof privacySchema>>;
