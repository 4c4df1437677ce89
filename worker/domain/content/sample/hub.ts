import type { HubContent } from "../parts/hub.ts";

export const hub: HubContent = {
  label: "Your result",
  book: "Book Free Call",
  print: "Print",
  bar: "Your free call",
  countdown: {
    open: "Your hub is open",
    for: "for",
    until: "until {time}",
    hour: "Your strategy hub closes in 1 hour.",
    minutes: "Your strategy hub closes in 10 minutes.",
    closed: "Your strategy hub has closed. This page stays open until you leave it.",
  },
  steps: {
    heading: "Your next steps",
    plan: { title: "Open my 7-day plan", text: "Three steps for today, then one a day" },
    resource: { title: "View Strategy Resource", text: "The resource for your program" },
    book: "We’ll go through your ads together",
    noResource: {
      title: "Resource Not Available",
      text: "The strategy resource for this program is not yet configured. Please contact support. Our address: {supportEmail}.",
    },
  },
  booked: {
    label: "Your call",
    heading: "Your call is booked",
    announced: "Your call is booked.",
    calendar: "Add to calendar",
    move: "Reschedule",
    cancel: "Cancel call",
    byMail: "To move or cancel it, use the links in your confirmation email.",
    unknown: "Check your inbox",
    unknownText: "The day and time are in your confirmation email.",
    join: "How to join is in your confirmation email.",
    found: "What we found",
  },
  sites: "More from us",
  coaching: {
    heading: "How coaching works",
    blocks: [
      {
        title: "You’re in the driver’s seat",
        text: "In coaching, you or your team run the ads. We look over your shoulder and tell you what we’d change, and why.",
      },
      {
        title: "1:1 or in a group",
        text: "One-to-one when the question is about one account. A group when it helps to see what others are testing.",
      },
      {
        title: "Answers every week",
        text: "With office hours every week, no question waits more than a few days. In between, there’s the community.",
      },
      {
        title: "Training and tools to keep",
        text: "Training on product, audience, offer and funnel, and the tools we use ourselves.",
      },
    ],
  },
  told: "What you told us",
  privacy: {
    heading: "Your data",
    text: "What we store about you is yours. See it, download a copy, or have all of it erased.",
    show: "Show my data",
    download: "Download my data",
    erase: "Erase my data",
    mails: {
      given: "You asked us to email you the link to this hub and one reminder.",
      unknown: "We email people about their hub only if they asked us to.",
      stop: "Stop emails",
      start: "Email me the link",
      started: "Thanks. The link is on its way.",
      stopped: "You won’t get any more emails about this hub.",
      failed: "We couldn’t save this",
    },
    ask: {
      title: "Erase your data?",
      text: "This deletes your answers, your contact details and this hub for good, here and in our records. It can’t be undone.",
      confirm: "Erase my data",
      failed: "We couldn’t erase your data",
    },
    erased: {
      title: "Your data has been erased",
      text: "Your assessment is gone from our records.",
      home: "Back to Home",
    },
    own: {
      title: "What we store about you",
      loading: "Loading your data…",
      failed: "We couldn’t load your data",
      again: "Try again",
    },
  },
  closed: {
    on: "This hub closed on {time}",
    call: {
      title: "Your call is booked",
      text: "Your strategy hub has closed, but your call is still on.",
    },
    book: "We’ll go through your result together",
    newLink: { title: "Send me a new link", text: "Ask our team to open your hub again" },
    asked: "We have your request. We’ll get back to you.",
    notAsked: "Your request didn’t reach us",
  },
  missing: {
    title: "Strategy Not Found",
    text: "We couldn’t find your personalized strategy. This link may be invalid or expired.",
    tab: "Strategy Not Found – {brand}",
    start: "Take Assessment",
    again: "Try again",
    loading: "Loading your strategy hub",
  },
};
