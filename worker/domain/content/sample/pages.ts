import { QUESTION_COUNT } from "../../funnel/answers/questions.ts";
import type { Pages } from "../parts/pages.ts";

export const pages: Pages = {
  landing: {
    title: "Meta ads that hold up after iOS14, Advantage+ and Andromeda – {brand}",
    description:
      "Find out what’s holding your Meta ads back. Take the free 3-minute assessment and get your biggest roadblocks, a recommended next step and estimated pricing before you book a call.",
  },
  quiz: {
    title: "Free Meta ads growth assessment – {brand}",
    description: `${QUESTION_COUNT} questions, about 3 minutes: see your biggest roadblocks, the program that fits and what it costs, before you talk to anyone.`,
  },
  chat: {
    title: "Find out exactly what’s holding your Meta ads back – {brand}",
    description:
      "Talk your Meta ads through with our AI assessor. It takes about 3 minutes, and you leave with a personalized strategy.",
  },
  hub: { title: "Your strategy hub – {brand}", description: "Your personalized Meta ads strategy." },
  plan: {
    title: "Your 7-day plan – {brand}",
    description: "What to do about your Meta ads today and in the next seven days.",
  },
  admin: {
    title: "Dashboard – {brand}",
    description: "Leads, pipeline, analytics and configuration.",
  },
  privacy: {
    title: "Privacy Policy – {brand}",
    description: "What {brand} collects, why, for how long, and what rights you have.",
  },
  terms: {
    title: "Terms & Conditions – {brand}",
    description: "The terms for using the {brand} site, its assessment and your strategy hub.",
  },
  notFound: { title: "404 Page Not Found – {brand}", description: "This page doesn’t exist." },
};
