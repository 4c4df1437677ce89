import type { ChatContent } from "../chat.ts";

export const chat: ChatContent = {
  intro: {
    heading: "Find out exactly what’s holding your Meta ads back",
    text: "Answer in your own words, or just tap. You get your biggest roadblock, the program that fits and what it costs, before you talk to anyone.",
    start: "Start Assessment",
    time: "Takes about 3 minutes",
    failed: "The chat didn’t load. Please check your connection and try again.",
    person:
      "You chat with our AI assessor, any time, at your own pace. When you book a call, you talk to a person.",
    rules:
      "Your program and its price come from fixed rules, the same for everyone. The AI can’t change them.",
    beenHere: "Been here before?",
    openHub: "Open my strategy hub",
    preferQuiz: "Prefer a quiz?",
    quiz: "Take the 8-question quiz",
  },
  example: {
    question: "Where do you stand with Meta ads today?",
    answer: "My results go up and down",
    thanks: "Thanks, that helps.",
    next: "Roughly how much do you spend on Meta ads per day?",
    replies: ["Under $100", "$100–$300", "$300–$1K"],
  },
  greeting:
    "Hi! I’m {brand}’s AI assessor. A few questions, and you’ll know what’s holding your Meta ads back.",
  resume: {
    heading: "Continue your conversation?",
    unanswered: "You were here {age}. What you wrote is still here.",
    answered: "You were here {age}, with {count} of {total} answers. They’re still here.",
    startFresh: "Start Fresh",
    goOn: "Continue",
  },
  talk: {
    title: "Your Meta ads assessment",
    answers: "Your answers",
    placeholder: "Type your answer",
    ended: "The chat has ended",
    rule: "Your program and its price come from fixed rules, the same for everyone.",
    completed: "Your assessment is complete. If anything is unclear, ask away.",
    newMessage: "New message",
    edit: "Edit",
    retry: "Retry",
  },
  outcome: {
    heading: "What you’ll have at the end",
    roadblock: "Your biggest roadblock",
    program: "Your program",
    price: "Its price",
  },
  limit: {
    near: "Just a heads up - we’re approaching the chat limit. What else can I help you with?",
    nearer: "Close to chat limit ({count} messages). We’d love to continue on a strategy call!",
    reached:
      "Chat limit reached ({count} messages). Please book a strategy call to continue the conversation.",
    fillLast: "Fill in the last answer",
    fillMore: "Fill in the last {count} answers",
  },
  result: {
    running: "Putting your recommendation together…",
    failed: "Your answers are safe, but your result didn’t come through.",
    again: "Try again",
    ready: "Your result is ready.",
    book: "Book a strategy call",
  },
  erased: {
    heading: "This assessment was deleted",
    text: "Its messages and answers are gone. You can start a new one at any time. It takes about 3 minutes.",
    start: "Start a new assessment",
    home: "Back to Home",
  },
  replies: {
    thanks: {
      businessType: "Great, thanks.",
      situation: "Thanks, that helps.",
      adSpend: "Got it.",
      funnel: "Okay, good to know.",
      goal: "Makes sense.",
      frustration: "Thanks, I’ve noted that in your words.",
      revenue: "Thanks.",
      targetRevenue: "Got it.",
      name: "Nice to meet you, {name}!",
      email: "Thanks.",
      businessUrl: "Got it.",
    },
    skipped: "Let’s skip that for now.",
    dropped: "That’s fine. We’ll leave it at that.",
    again: "Let me ask that another way.",
    stillUnclear: "Sorry, I still can’t tell.",
    leftOpen: "There’s one thing we left open.",
    missing: "All I’m missing is your {facts}. You can add it under “Your answers” whenever you like.",
    done: "That’s everything I need, {name}! Your recommendation will be on this page in a moment.",
    where: "Your recommendation is on this page and in your strategy hub.",
    afterwards: "For anything beyond it, a strategy call is the best next step.",
    change:
      "To change an answer, use the pencil beside it under “Your answers.” I don’t change it from here.",
    refund:
      "I don’t know the refund terms, and I can’t promise you results. Ask our team on the strategy call before you pay for anything.",
    privacy:
      "Your answers are used to work out your recommendation and to prepare your strategy call. We don’t sell them, and you can have them deleted at any time.",
    bot: "I’m a program, not a person. You talk to real people on the strategy call.",
    who: "I’m the automated assessor of this site. I ask short questions, and fixed rules turn your answers into a recommendation.",
    duration: "This assessment takes about 3 minutes.",
    other: "I can’t answer that here, but our team can on the strategy call.",
  },
};
