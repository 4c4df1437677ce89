import type { AttendContent, Mails, UnsubscribeContent } from "../parts/mails.ts";

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
  callBooked: {
    subject: "Your call is booked, {name}",
    preview: "When we talk, how to join and what to have at hand.",
    heading: "Your call is booked, {name}",
    paragraphs: [
      "Thanks for booking a call with us. We’ll look at where you are today, and plan the next step with you.",
      "Can you let us know that you’ll be there? Then we’ll prepare for you.",
    ],
  },
  callMoved: {
    subject: "Your call has a new time, {name}",
    preview: "Here’s when we talk now.",
    heading: "Your call has a new time, {name}",
    paragraphs: ["We now talk on {time}. Can you let us know that you’ll be there?"],
  },
  callCancelled: {
    subject: "Your call is canceled, {name}",
    preview: "You can pick another time whenever you like.",
    heading: "Your call is canceled, {name}",
    paragraphs: [
      "We won’t talk on {time}, and you don’t need to do anything.",
      "If you’d still like to talk, pick another time.",
    ],
  },
  callDayBefore: {
    subject: "We talk tomorrow, {name}",
    preview: "When we talk, how to join and what to have at hand.",
    heading: "We talk tomorrow, {name}",
    paragraphs: [
      "A quick reminder of our call on {time}. It goes best if you’re at your computer, with the points below at hand.",
    ],
  },
  callHourBefore: {
    subject: "Our call starts soon, {name}",
    preview: "Here’s how to join.",
    heading: "Our call starts soon, {name}",
    paragraphs: ["We talk on {time}. Looking forward to it."],
  },
  callMissed: {
    subject: "Sorry we missed each other, {name}",
    preview: "Pick another time if you’d still like to talk.",
    heading: "Sorry we missed each other, {name}",
    paragraphs: [
      "We had a call planned for {time} and didn’t get to talk. That happens.",
      "If you’d still like to talk, pick a time that suits you better.",
    ],
  },
  callFrame: {
    when: "When",
    attend: "I’ll be there",
    attends: "You’ve told us that you’ll be there. Thank you!",
    join: "Join the call",
    calendar: "Add the call to my calendar",
    move: "Move the call",
    cancel: "Cancel the call",
    noLinks: "If the time doesn’t suit you anymore, reply to this email.",
    hub: "Open my strategy hub",
    again: "Pick another time",
    why: "You’re getting this email because a call with us was booked with this address.",
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

export const attend: AttendContent = {
  ask: { title: "Will you be there?", text: "Your call is on {time}." },
  button: "I’ll be there",
  done: { title: "See you then", text: "Your call is on {time}. You can close this page." },
  over: {
    title: "This call isn’t ahead anymore",
    text: "It was canceled, or it has begun. The newest email about your call has its time.",
  },
  unknown: {
    title: "This link doesn’t work",
    text: "Copy the whole link from the email, or reply to the email.",
  },
  tooMany: {
    title: "Please try again in a minute",
    text: "We don’t know yet that you’ll be there: too many requests came from your network.",
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
