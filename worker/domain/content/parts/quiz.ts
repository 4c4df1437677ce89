import * as z from "zod/mini";
import {
  isChoiceQuestion,
  questionOf,
  QUESTIONS,
  type ChoiceQuestionId,
  type QuestionId,
  type TextQuestionId,
} from "../../funnel/answers/questions.ts";
import { fromEntries } from "../../from-entries.ts";
import { entryGroup, fields, group, list, text } from "../field.ts";

/** The words of a question that is answered by choosing. What an option's `value` means is not the words' to say. */
function choiceQuestion(id: ChoiceQuestionId) {
  const { label, options: known } = questionOf(id);
  const values: string[] = known.map(({ value }) => value);
  const option = group(
    "Answer",
    {
      value: z.enum(values),
      label: text("Answer", 60),
      help: text("Help text", 90, { optional: true }),
    },
    { answerTo: id },
  );
  const options = z
    .array(option)
    .check(
      z.maxLength(values.length, `${label}: each answer only once`),
      z.refine(
        (given) =>
          given.length === values.length && new Set(given.map(({ value }) => value)).size === given.length,
        `${label}: each answer only once`,
      ),
    )
    .register(fields, {
      label: "Answers",
      max: values.length,
      help: "In the order shown. However you word an answer, its effect on the recommendation stays the same.",
    });
  return group(label, { ...asked(), options });
}

/** The words of a question that is answered in the visitor's own. */
function textQuestion(id: TextQuestionId) {
  return group(questionOf(id).label, {
    ...asked(),
    placeholder: text("Placeholder", 90),
    ask: text("Help text", 90),
  });
}

const asked = () => ({
  question: text("Question", 90),
  subtext: text("Supporting text", 120, { optional: true }),
});

type WordsOf<Id extends QuestionId> = Id extends ChoiceQuestionId
  ? ReturnType<typeof choiceQuestion>
  : ReturnType<typeof textQuestion>;

const questions = () =>
  fromEntries<{ [Id in QuestionId]: WordsOf<Id> }>(
    QUESTIONS.map(({ id }) => [id, isChoiceQuestion(id) ? choiceQuestion(id) : textQuestion(id)]),
  );

const promise = () => entryGroup("Promise", { title: text("Headline", 40), text: text("Paragraph", 120) });

/** The quiz, from its first view to the results that it shows to those who come back. */
export const quizSchema = () =>
  group("Quiz", {
    welcome: group("Welcome", {
      kicker: text("Small line above", 60),
      heading: text("Headline", 80),
      text: text("Paragraph", 200),
      start: text("Button", 32),
      goOn: text("Continue button", 24),
      time: text("Time it takes", 80),
      chat: text("Chat link", 32),
      promises: list("What visitors get", promise(), [3, 3]),
    }),
    example: group("Example result", {
      heading: text("Headline", 48),
      lines: list(
        "Lines",
        entryGroup("Line", { label: text("Name", 32), text: text("Text", 60, { invented: true }) }),
        [3, 3],
      ),
      note: text("Supporting text", 60),
    }),
    questions: group("Questions", questions()),
    steps: group("Steps", {
      step: text("Step number", 32, { needs: ["step"] }),
      total: text("Number of steps", 24, { needs: ["total"] }),
      last: text("Last step", 32),
      allAnswered: text("All questions answered", 48, { may: ["total"] }),
      progress: text("Progress (screen readers)", 48),
      answer: text("Field label", 32),
      press: text("Key hint", 16),
      goOn: text("Next button", 24),
      back: text("Back button", 24),
    }),
    titles: group("Browser tab titles", {
      question: text("Question", 48, { needs: ["step"], may: ["total"] }),
      form: text("Contact form", 40),
      results: text("Results", 40),
      booking: text("Booking", 40),
    }),
    resume: group("Resume dialog", {
      heading: text("Headline", 48),
      text: text("Paragraph", 160, { needs: ["place"], may: ["age"] }),
      atQuestion: text("Place: a question", 40, { needs: ["step"] }),
      atForm: text("Place: the contact form", 48),
      startFresh: text("Start-over button", 24),
      goOn: text("Continue button", 24),
    }),
    form: group("Contact form", {
      heading: text("Headline", 60),
      text: text("Supporting text", 120),
      send: text("Button", 32),
      sending: text("Button: sending", 32),
      waiting: text("Button: waiting", 32),
      failed: text("Button: try again", 32),
      sent: text("Button: sent", 32),
      note: text("Privacy note", 120),
      privacyPolicy: text("Privacy Policy link", 32),
    }),
    sending: group("Unsent answers", {
      waiting: text("Headline", 40),
      offline: text("Headline while offline", 40),
      whenServer: text("{when}: server down", 48),
      whenOnline: text("{when}: offline", 48),
      kept: text("Kept in the browser", 320, { needs: ["when"] }),
      open: text("Not kept in the browser", 200, { needs: ["when"] }),
      failed: text("Error: not sent", 120, { needs: ["reason"] }),
      unreached: text("{reason}: no connection", 60),
    }),
    preview: group("Result preview", {
      label: text("Title (screen readers)", 60),
      roadblock: text("Roadblock label", 40),
      oneMore: text("One more roadblock", 40),
      more: text("More roadblocks", 40, { needs: ["count"] }),
      program: text("Program", 48),
      steps: text("Next steps", 48),
    }),
    results: group("Returning visitor’s results", {
      above: text("Finding label", 80),
      book: text("Book button", 32),
      seeBooked: text("Booked-call button", 32),
      startAgain: text("Start-over button", 32),
      note: text("Supporting text", 120),
      back: text("Back button", 32),
    }),
  });

export type QuizContent = z.infer<ReturnType<typeof quizSchema>>;
