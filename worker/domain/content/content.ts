import type * as z from "zod/mini";
import { bookingSchema, callMeSchema } from "./booking.ts";
import { brandSchema, companySchema, sitesSchema } from "./brand.ts";
import { chatSchema } from "./chat.ts";
import { consentsSchema, contactSchema } from "./contact.ts";
import { extraSchema } from "./extra.ts";
import { group } from "./field.ts";
import { foundationSchema } from "./foundation.ts";
import { hubSchema } from "./hub.ts";
import { interviewSchema } from "./interview.ts";
import { landingSchema, storySchema } from "./landing.ts";
import { legalSchema, noticesSchema } from "./legal.ts";
import { lookSchema } from "./look.ts";
import { mailsSchema, unsubscribeSchema } from "./mails.ts";
import { notFoundSchema } from "./not-found.ts";
import { pagesSchema } from "./pages.ts";
import { planSchema, plansSchema } from "./plans.ts";
import { frameSchema, privacySchema } from "./privacy.ts";
import { programsSchema } from "./programs.ts";
import { quizSchema } from "./quiz.ts";
import { resultsSchema } from "./results.ts";

/** Everything that a visitor reads and that is no offer, rule or setting (contract 21). */
export const contentSchema = group("Funnel", {
  brand: brandSchema,
  look: lookSchema,
  company: companySchema,
  sites: sitesSchema,
  notices: noticesSchema,
  frame: frameSchema,
  privacy: privacySchema,
  pages: pagesSchema,
  landing: landingSchema,
  story: storySchema,
  programs: programsSchema,
  quiz: quizSchema,
  chat: chatSchema,
  results: resultsSchema,
  foundation: foundationSchema,
  hub: hubSchema,
  plan: planSchema,
  plans: plansSchema,
  interview: interviewSchema,
  booking: bookingSchema,
  callMe: callMeSchema,
  extra: extraSchema,
  contact: contactSchema,
  consents: consentsSchema,
  mails: mailsSchema,
  unsubscribe: unsubscribeSchema,
  legal: legalSchema,
  notFound: notFoundSchema,
});

export type Content = z.infer<typeof contentSchema>;
