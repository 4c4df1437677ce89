import type { Content } from "../content.ts";
import { withEntryIds } from "../entry-ids.ts";
import { booking, callMe } from "./booking.ts";
import { brand, company, sites } from "./brand.ts";
import { chat } from "./chat.ts";
import { consents, contact } from "./contact.ts";
import { extra } from "./extra.ts";
import { foundation } from "./foundation.ts";
import { hub } from "./hub.ts";
import { interview } from "./interview.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { look } from "./look.ts";
import { mails, unsubscribe } from "./mails.ts";
import { notFound } from "./not-found.ts";
import { notices } from "./notices.ts";
import { pages } from "./pages.ts";
import { plan } from "./plan.ts";
import { plans } from "./plans.ts";
import { frame, privacy } from "./privacy.ts";
import { programs } from "./programs.ts";
import { quiz } from "./quiz.ts";
import { results } from "./results.ts";
import { story } from "./story.ts";

/** The content that ships, version 0: shown until something is published. What is invented in it is not published. */
export const sample: Content = withEntryIds({
  brand,
  look,
  company,
  sites,
  notices,
  frame,
  privacy,
  pages,
  landing,
  story,
  programs,
  quiz,
  chat,
  results,
  foundation,
  hub,
  plan,
  plans,
  interview,
  booking,
  callMe,
  extra,
  contact,
  consents,
  mails,
  unsubscribe,
  legal,
  notFound,
});
