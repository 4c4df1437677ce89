import type { FrameContent, PrivacyContent } from "../parts/privacy.ts";

export const frame: FrameContent = {
  homeOf: "{brand} home",
  home: "Back to Home",
  legal: "Legal",
  policy: "Privacy Policy",
  terms: "Terms & Conditions",
  choices: "Your privacy choices",
  again: "{problem}. Please try again.",
  tooMany: "{problem}: too many requests came from your network. Please try again in a minute.",
  keptForm: {
    waiting: {
      title: "Your answers aren’t sent yet",
      text: "You finished your assessment, but we still couldn’t save it. Your answers are safe in this browser, and we’ll keep trying.",
    },
    sent: {
      title: "Your answers were sent",
      text: "We couldn’t save them when you finished your assessment. Now we have, and your strategy hub is ready.",
    },
    refused: {
      title: "We couldn’t accept your answers",
      text: "{reason} Please check them and send them again.",
    },
    tryNow: "Try now",
    openHub: "Open my strategy hub",
    toForm: "Back to the form",
    dismiss: "Dismiss",
  },
};

export const privacy: PrivacyContent = {
  ask: {
    label: "Ad measurement",
    text: "May we use Meta to see which ad brought you here? Your answers are never sent, your email address goes only in hashed form, and everything here works either way.",
    no: "No, thanks",
    yes: "Yes, allow",
  },
  choices: {
    text: "We can tell Meta when one of our ads led to a visit, a finished assessment, a booking or a sale. That shows us which ads work. It uses cookies and may count as sharing personal information for advertising.",
    refuse: "Do not share",
    allow: "Allow ad measurement",
    now: "Right now, ad measurement is {choice}.",
    allowed: "allowed",
    refused: "not allowed",
    unmeasured: "Right now, {choice}. We keep your choice in case that changes.",
    nothing: "nothing is measured here",
    signal: "Your browser sends the Global Privacy Control signal, and we honor it.",
    own: "In your strategy hub, you can download or erase everything we store about your assessment.",
  },
  unsaved: {
    label: "Privacy choice not saved",
    problem: "We couldn’t save your privacy choice",
    text: "It already applies in this browser, but not yet to what we store about you.",
    again: "Try again",
  },
};
