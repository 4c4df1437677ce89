import type * as z from "zod/mini";
import { once } from "../once.ts";
import { assistantSchema } from "./parts/assistant.ts";
import { bookingSchema, callMeSchema } from "./parts/booking.ts";
import { brandSchema, companySchema, sitesSchema } from "./parts/brand.ts";
import { chatSchema } from "./parts/chat.ts";
import { consentsSchema, contactSchema } from "./parts/contact.ts";
import { extraSchema } from "./parts/extra.ts";
import { group } from "./field.ts";
import { foundationSchema } from "./parts/foundation.ts";
import { hubSchema } from "./parts/hub.ts";
import { interviewSchema } from "./parts/interview.ts";
import { landingSchema, storySchema } from "./parts/landing.ts";
import { legalSchema, noticesSchema } from "./parts/legal.ts";
import { lookSchema } from "./parts/look.ts";
import { attendSchema, mailsSchema, unsubscribeSchema } from "./parts/mails.ts";
import { notFoundSchema } from "./parts/not-found.ts";
import { oursSchema } from "./parts/ours.ts";
import { pagesSchema } from "./parts/pages.ts";
import { planSchema, plansSchema } from "./parts/plans.ts";
import { frameSchema, privacySchema } from "./parts/privacy.ts";
import { programsSchema } from "./parts/programs.ts";
import { quizSchema } from "./parts/quiz.ts";
import { resultsSchema } from "./parts/results.ts";
import { shownSchema } from "./parts/shown.ts";

/**
 * Everything that a visitor reads, except offers, rules and settings (contract 21). It takes two thousand schemas, so
 * the built-in content is shown without them.
 */
export const contentSchema = once(() =>
  group("Funnel", {
    brand: brandSchema(),
    shown: shownSchema(),
    look: lookSchema(),
    company: companySchema(),
    sites: sitesSchema(),
    notices: noticesSchema(),
    frame: frameSchema(),
    privacy: privacySchema(),
    pages: pagesSchema(),
    landing: landingSchema(),
    story: storySchema(),
    programs: programsSchema(),
    quiz: quizSchema(),
    chat: chatSchema(),
    assistant: assistantSchema(),
    results: resultsSchema(),
    foundation: foundationSchema(),
    hub: hubSchema(),
    plan: planSchema(),
    plans: plansSchema(),
    interview: interviewSchema(),
    booking: bookingSchema(),
    callMe: callMeSchema(),
    extra: extraSchema(),
    contact: contactSchema(),
    consents: consentsSchema(),
    mails: mailsSchema(),
    unsubscribe: unsubscribeSchema(),
    attend: attendSchema(),
    legal: legalSchema(),
    notFound: notFoundSchema(),
    ours: oursSchema(),
  }),
);

export type Content = z.infer<ReturnType<typeof contentSchema>>;
