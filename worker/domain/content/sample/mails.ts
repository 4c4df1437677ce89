import type { Mails, UnsubscribeContent } from "../parts/mails.ts";

export const mails: Mails = {
  hub: {
    subject: "Your strategy hub is ready, {name}",
    preview: "Your recommended program, what it includes and how to book your free call.",
    heading: "Your strategy hub is ready, {name}",
    paragraphs: [
      "Thanks for taking the assessment. {why}",
      "Your hub shows your biggest roadblocks, the program we recommend, what it includes and what it costs.",
      "It stays open for {timeLeft}. Take a look before it closes, and book your free strategy call while you’re there.",
    ],
  },
  reminder: {
    subject: "Your strategy hub closes in {timeLeft}, {name}",
    preview: "Your recommendation is still there, and so is your free call.",
    heading: "Your strategy hub closes in {timeLeft}, {name}",
    paragraphs: [
      "Your recommended program and your answers are still in your hub. Want to talk them through? Book your free strategy call there before it closes.",
      "This is the only reminder we’ll send.",
    ],
  },
  newLink: {
    subject: "Your strategy hub is open again, {name}",
    preview: "Here’s the new link you asked for.",
    heading: "Your strategy hub is open again, {name}",
    paragraphs: ["Here’s the new link you asked for. Your hub stays open for {timeLeft}."],
  },
  frame: {
    button: "Open my strategy hub",
    recommended: "Recommended for you",
    offer: "Your offer",
    openUntil: "Open until",
    unsubscribe: "Unsubscribe",
    boxed: "You’re getting this email because this box was checked {where} {when}: “{consent}”",
    agreed: "You’re getting this email because you agreed to it {where} {when}.",
    asked: "You’re getting this email because a new link was requested on your strategy hub’s page.",
    where: "at {page}",
    when: "on {time}",
  },
};

export const unsubscribe: UnsubscribeContent = {
  askKind: {
    title: "Stop these emails?",
    text: "You won’t get any more emails like this one, and our team won’t email you unless you write to us first.",
  },
  buttonKind: "Stop these emails",
  buttonAll: "Stop all emails",
  doneKind: {
    title: "These emails have stopped",
    text: "You won’t get any more emails like that one. You can close this page.",
  },
  ask: {
    title: "Unsubscribe?",
    text: "You won’t get any more emails from us: no link to a strategy hub, and nothing about a booked call.",
  },
  button: "Unsubscribe",
  done: {
    title: "You’re unsubscribed",
    text: "You won’t get any more emails from us. You can close this page.",
  },
  unknown: {
    title: "This link doesn’t work",
    text: "Copy the whole link from the email, or reply to the email and ask us to stop.",
  },
  tooMany: {
    title: "Please try again in a minute",
    text: "You’re not unsubscribed yet: too many requests came from your network.",
  },
};
