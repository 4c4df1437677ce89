import type * as z from "zod/mini";
import { QUESTIONS, type QuestionId } from "../../funnel/answers/questions.ts";
import { FACT_FIELDS, FACT_LABELS, type FactField } from "../../funnel/answers/fact-labels.ts";
import { fromEntries } from "../../from-entries.ts";
import { group, list, text } from "../field.ts";

const NAME = "{name} is the visitor’s first name.";
const thanks = (label: string) => text(`Thanks for: ${label}`, 80);
const thanksForAnswers = () =>
  fromEntries<Record<QuestionId, ReturnType<typeof thanks>>>(
    QUESTIONS.map(({ id, label }) => [id, thanks(label.toLowerCase())]),
  );

/** What the assistant says of itself, where it needs no model. Its questions and their options stay in code. */
/** The log shows them as they are written. */
const LINES = { kind: "lines" } as const;

const replies = () =>
  group("What the assistant says", {
    thanks: group("Once an answer is given", {
      ...thanksForAnswers(),
      name: text("Thanks for: name", 80, { may: ["name"], help: NAME }),
      email: thanks("email address"),
      businessUrl: thanks("website"),
    }),
    skipped: text("A question is skipped", 80),
    dropped: text("A question is skipped again", 80),
    again: text("Before a question put in other words", 80),
    stillUnclear: text("Before it is put a third time", 80),
    leftOpen: text("Before a question left open", 80),
    missing: text("What is still missing", 160, { needs: ["facts"] }),
    done: text("All answers are in", 160, { may: ["name"], help: NAME }),
    where: text("After completion", 160, LINES),
    afterwards: text("After completion, to any other message", 160, LINES),
    change: text("Asked to change an answer", 240, LINES),
    refund: text("Asked about refunds", 240, LINES),
    privacy: text("Asked about privacy", 240, LINES),
    bot: text("Asked whether it is a bot", 200, LINES),
    who: text("Asked who it is", 240, LINES),
    duration: text("Asked how long it takes", 160, LINES),
    other: text("Asked anything else", 160, LINES),
    sale: group("Asked about programs and prices", {
      depends: text("Before all prices", 80),
      programs: text("Before all programs", 80),
      oneOf: text("What the answers can lead to, of several", 80, { needs: ["offers"] }),
      only: text("What the answers can lead to, of one", 80, { needs: ["offers"] }),
      price: text("After a description", 60, { needs: ["price"] }),
      program: text("Whose program it is", 80, { needs: ["way"] }),
      noPrice: text("A program has no price", 120),
    }),
  });

const factLabels = () =>
  fromEntries<Record<FactField, ReturnType<typeof text>>>(
    FACT_FIELDS.map((field) => [field, text(FACT_LABELS[field], 40)]),
  );

/** The panel of what the visitor has answered, beside the conversation. */
const facts = () =>
  group("Your answers", {
    labels: group("Names of the answers", factLabels()),
    progress: text("How far", 48, { needs: ["known", "total"], may: ["percent"] }),
    first: text("How far, before the first answer", 48, { may: ["total"] }),
    oneMissing: text("At the limit of messages, one is missing", 160),
    missing: text("At the limit of messages, several are missing", 160, { needs: ["count"] }),
    more: text("Button to those still to come", 60, { needs: ["count"] }),
    fewer: text("Button to show fewer", 32),
    fixed: text("Once completed", 120),
    way: text("How far, for those who don’t see it", 48),
    add: text("Button to an answer, for those who don’t see it", 32, { needs: ["answer"] }),
    change: text("Button to change one, for those who don’t see it", 32, { needs: ["answer"] }),
    undoOne: text("Button to take a change back, for those who don’t see it", 48, { needs: ["answer"] }),
    quoted: text("Before what they wrote, for those who don’t see it", 40),
    byYou: text("Below an answer set here", 40),
    changed: text("An answer has changed", 60, { needs: ["answer"] }),
    undo: text("Button to take that back", 24),
    save: text("Button to save", 24),
    cancel: text("Button to cancel", 24),
    remove: text("Button to remove", 24),
    unreached: text("It couldn’t be saved", 120),
  });

/** The chat, from its first view to its notices. */
export const chatSchema = () =>
  group("Chat", {
    intro: group("First view", {
      heading: text("Headline", 80),
      text: text("Paragraph", 240),
      start: text("Button", 32),
      time: text("Beside the button", 48),
      failed: text("The chat didn’t load", 120),
      person: text("Who answers", 200),
      rules: text("How the program is chosen", 200),
      beenHere: text("Before the link to a hub", 48),
      openHub: text("Link to a hub", 40),
      preferQuiz: text("Before the link to the quiz", 48),
      quiz: text("Link to the quiz", 40),
    }),
    example: group("Picture of the chat", {
      question: text("First question", 90),
      answer: text("Its answer", 60),
      thanks: text("Thanks", 60),
      next: text("Next question", 90),
      replies: list("Suggested answers", text("Answer", 24), [3, 3]),
    }),
    greeting: text("Greeting", 300, LINES),
    resume: group("Resume dialog", {
      heading: text("Headline", 60),
      unanswered: text("Paragraph, with no answer yet", 160, { needs: ["age"] }),
      answered: text("Paragraph, with answers", 160, { needs: ["count"], may: ["age", "total"] }),
      startFresh: text("Button to begin anew", 24),
      goOn: text("Button to go on", 24),
    }),
    talk: group("Conversation", {
      title: text("Title, for those who don’t see it", 60),
      answers: text("Above the answers", 40),
      placeholder: text("Example in the empty field", 60),
      ended: text("Field once the chat has ended", 60),
      rule: text("Below the field", 160),
      completed: text("Once completed", 160),
      newMessage: text("Button to a new message", 32),
      edit: text("Button to edit an unsent message", 24),
      retry: text("Button to send again", 24),
      message: text("The field, for those who don’t see it", 40),
      send: text("Button to send, for those who don’t see it", 24),
      replies: text("Suggested answers, for those who don’t see them", 40),
      panel: text("The chat, for those who don’t see it", 24),
      conversation: text("The conversation, for those who don’t see it", 32),
      messages: text("The messages, for those who don’t see them", 32),
      you: text("Before the visitor’s words, for those who don’t see it", 24),
      assessor: text("Before the assistant’s words, for those who don’t see it", 24),
      left: text("Before the characters left, for those who don’t see it", 32),
    }),
    facts: facts(),
    failures: group("A message gets no reply", {
      failed: text("It wasn’t sent", 80, { help: "Why stands behind it, where it is known." }),
      connection: text("The connection is lost", 120),
      offline: text("The visitor is offline", 160),
      busy: text("Another reply is being written", 120),
      interrupted: text("The reply broke off", 120),
      unanswered: text("There is no reply yet", 80),
    }),
    outcome: group("What you’ll have at the end", {
      heading: text("Headline", 48),
      roadblock: text("First", 40),
      program: text("Second", 40),
      price: text("Third", 40),
    }),
    limit: group("Near the limit of messages", {
      near: text("Near it", 200, { may: ["count"] }),
      nearer: text("Nearer", 200, { may: ["count"] }),
      reached: text("Reached", 200, { may: ["count"] }),
      fillLast: text("Button to the last answer", 40),
      fillMore: text("Button to several answers", 40, { needs: ["count"] }),
    }),
    result: group("Before the result", {
      running: text("While it is worked out", 80),
      failed: text("It didn’t come through", 120),
      again: text("Button to try again", 24),
      ready: text("It is there, for those who don’t see it", 60),
      book: text("Button to book a call", 32),
      mailed: text("They agreed to emails", 80),
      notMailed: text("They no longer agree to emails", 80),
      notSaved: text("That couldn’t be saved", 60, { help: "‘Please try again.’ follows." }),
    }),
    erased: group("After erasure", {
      heading: text("Headline", 60),
      text: text("Paragraph", 200),
      start: text("Button", 40),
      home: text("Link to the home page", 32),
    }),
    replies: replies(),
  });

export type ChatContent = z.infer<ReturnType<typeof chatSchema>>;
export type ReplyWords = ChatContent["replies"];
