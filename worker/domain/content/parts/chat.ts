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

/** What the assistant says without a model. Its questions and their options stay in code. */
/** The log shows them as they are written. */
const LINES = { kind: "lines" } as const;

const replies = () =>
  group("What the assistant says", {
    thanks: group("Thanks for an answer", {
      ...thanksForAnswers(),
      name: text("Thanks for: name", 80, { may: ["name"], help: NAME }),
      email: thanks("email address"),
      businessUrl: thanks("website"),
    }),
    skipped: text("Skipped question", 80),
    dropped: text("Question skipped for good", 80),
    again: text("Lead-in to a rephrased question", 80),
    stillUnclear: text("Lead-in to the last try", 80),
    leftOpen: text("Lead-in to a question left open", 80),
    missing: text("Missing answers", 160, { needs: ["facts"] }),
    done: text("All answers given", 160, { may: ["name"], help: NAME }),
    where: text("Results are ready", 160, LINES),
    afterwards: text("Reply to any message after that", 160, LINES),
    change: text("Reply: change an answer", 240, LINES),
    refund: text("Reply: refunds", 240, LINES),
    privacy: text("Reply: privacy", 240, LINES),
    bot: text("Reply: is this a bot?", 200, LINES),
    who: text("Reply: who are you?", 240, LINES),
    duration: text("Reply: how long does it take?", 160, LINES),
    other: text("Reply: anything else", 160, LINES),
    sale: group("Reply: programs and prices", {
      depends: text("Lead-in to the prices", 80),
      programs: text("Lead-in to the programs", 80),
      oneOf: text("Possible programs, several", 80, { needs: ["offers"] }),
      only: text("Possible program, one", 80, { needs: ["offers"] }),
      price: text("Price", 60, { needs: ["price"] }),
      program: text("Program of a way", 80, { needs: ["way"] }),
      noPrice: text("No price", 120),
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
    progress: text("Progress", 48, { needs: ["known", "total"], may: ["percent"] }),
    first: text("Progress before the first answer", 48, { may: ["total"] }),
    allMissing: text("Message limit: no answer given", 160),
    oneMissing: text("Message limit: one answer missing", 160),
    missing: text("Message limit: several missing", 160, { needs: ["count"] }),
    more: text("Show-more button", 60, { needs: ["count"] }),
    fewer: text("Show-fewer button", 32),
    fixed: text("Completed", 120),
    way: text("Progress (screen readers)", 48),
    add: text("Answer button (screen readers)", 32, { needs: ["answer"] }),
    change: text("Change button (screen readers)", 32, { needs: ["answer"] }),
    undoOne: text("Undo button (screen readers)", 48, { needs: ["answer"] }),
    quoted: text("Visitor’s quote (screen readers)", 40),
    byYou: text("Note on an answer set here", 40),
    changed: text("Changed answer", 60, { needs: ["answer"] }),
    undo: text("Undo button", 24),
    save: text("Save button", 24),
    cancel: text("Cancel button", 24),
    remove: text("Remove button", 24),
    unreached: text("Error: not saved", 120),
  });

/** The chat, from its first view to its notices. */
export const chatSchema = () =>
  group("Chat", {
    intro: group("Intro", {
      heading: text("Headline", 80),
      text: text("Paragraph", 240),
      start: text("Button", 32),
      time: text("Time it takes", 48),
      failed: text("Error: chat not loaded", 120),
      person: text("Who answers", 200),
      rules: text("How the program is chosen", 200),
      beenHere: text("Lead-in to the hub link", 48),
      openHub: text("Hub link", 40),
      preferQuiz: text("Lead-in to the quiz link", 48),
      quiz: text("Quiz link", 40),
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
      unanswered: text("Paragraph without answers", 160, { needs: ["age"] }),
      answered: text("Paragraph, with answers", 160, { needs: ["count"], may: ["age", "total"] }),
      startFresh: text("Start-over button", 24),
      goOn: text("Continue button", 24),
    }),
    talk: group("Conversation", {
      title: text("Title (screen readers)", 60),
      answers: text("Answers heading", 40),
      placeholder: text("Placeholder", 60),
      ended: text("Placeholder once ended", 60),
      rule: text("Note below the field", 160),
      completed: text("Completed", 160),
      newMessage: text("New-message button", 32),
      edit: text("Edit button", 24),
      retry: text("Send-again button", 24),
      message: text("Message field (screen readers)", 40),
      send: text("Send button (screen readers)", 24),
      replies: text("Suggested answers (screen readers)", 40),
      panel: text("Chat (screen readers)", 24),
      conversation: text("Conversation (screen readers)", 32),
      messages: text("Messages (screen readers)", 32),
      you: text("Visitor speaks (screen readers)", 24),
      assessor: text("Assistant speaks (screen readers)", 24),
      left: text("Characters left (screen readers)", 32),
    }),
    facts: facts(),
    failures: group("Failed messages", {
      failed: text("Error: not sent", 80, { help: "The reason follows, if known." }),
      connection: text("Error: connection lost", 120),
      offline: text("Error: offline", 160),
      busy: text("Error: another reply on its way", 120),
      interrupted: text("Error: reply cut off", 120),
      unanswered: text("Error: no reply yet", 80),
    }),
    outcome: group("What visitors get", {
      heading: text("Headline", 48),
      roadblock: text("First", 40),
      program: text("Second", 40),
      price: text("Third", 40),
    }),
    limit: group("Message limit", {
      near: text("Warning", 200, { may: ["count"] }),
      nearer: text("Last warning", 200, { may: ["count"] }),
      reached: text("Limit reached", 200, { may: ["count"] }),
      fillAll: text("All-answers button", 40),
      fillLast: text("Last-answer button", 40),
      fillMore: text("Remaining-answers button", 40, { needs: ["count"] }),
    }),
    result: group("Preparing the result", {
      running: text("Progress", 80),
      failed: text("Error: no result", 120),
      again: text("Try-again button", 24),
      ready: text("Ready (screen readers)", 60),
      book: text("Book button", 32),
      mailed: text("Note with email consent", 80),
      notMailed: text("Note without email consent", 80),
      notSaved: text("Error: not saved", 60, { help: "‘Please try again.’ follows." }),
    }),
    erased: group("Erased chat", {
      heading: text("Headline", 60),
      text: text("Paragraph", 200),
      start: text("Button", 40),
      home: text("Home link", 32),
    }),
    replies: replies(),
  });

export type ChatContent = z.infer<ReturnType<typeof chatSchema>>;
export type ReplyWords = ChatContent["replies"];
