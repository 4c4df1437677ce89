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
      help: text("Below the answer", 90, { optional: true }),
    },
    { answerTo: id },
  );
  const options = z
    .array(option)
    .check(
      z.maxLength(values.length, `${label}: each answer stands once`),
      z.refine(
        (given) =>
          given.length === values.length && new Set(given.map(({ value }) => value)).size === given.length,
        `${label}: each answer stands once`,
      ),
    )
    .register(fields, {
      label: "Answers",
      max: values.length,
      help: "In the order shown. Each keeps what it means for the recommendation, whatever it says.",
    });
  return group(label, { ...asked(), options });
}

/** The words of a question that is answered in the visitor's own. */
function textQuestion(id: TextQuestionId) {
  return group(questionOf(id).label, {
    ...asked(),
    placeholder: text("Example in the empty field", 90),
    ask: text("Below the empty field", 90),
  });
}

const asked = () => ({
  question: text("Question", 90),
  subtext: text("Below it", 120, { optional: true }),
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
    welcome: group("First view", {
      kicker: text("Small line", 60),
      heading: text("Headline", 80),
      text: text("Paragraph", 200),
      start: text("Button", 32),
      goOn: text("Button once begun", 24),
      time: text("Below the button", 80),
      chat: text("Link to the chat", 32),
      promises: list("What visitors get", promise(), [3, 3]),
    }),
    example: group("Picture of a result", {
      heading: text("Headline", 48),
      lines: list(
        "Lines",
        entryGroup("Line", { label: text("Name", 32), text: text("Text", 60, { invented: true }) }),
        [3, 3],
      ),
      note: text("Below it", 60),
    }),
    questions: group("Questions", questions()),
    steps: group("On every step", {
      step: text("Which question it is", 32, { needs: ["step"] }),
      total: text("Of how many", 24, { needs: ["total"] }),
      last: text("The last step", 32),
      allAnswered: text("On the last step", 48, { may: ["total"] }),
      progress: text("The way through, for those who don’t see it", 48),
      answer: text("Above a field", 32),
      press: text("Before the key’s name", 16),
      goOn: text("Button to the next step", 24),
      back: text("Button to the step before", 24),
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
      startFresh: text("Button to begin anew", 24),
      goOn: text("Button to go on", 24),
    }),
    form: group("Contact form", {
      heading: text("Headline", 60),
      text: text("Below it", 120),
      send: text("Button", 32),
      sending: text("Button while sending", 32),
      waiting: text("Button while waiting", 32),
      failed: text("Button after a failure", 32),
      sent: text("Button once sent", 32),
      note: text("What the details are for", 120),
      privacyPolicy: text("Link to the Privacy Policy", 32),
    }),
    sending: group("The answers aren’t sent yet", {
      waiting: text("Headline", 40),
      offline: text("Headline, while the visitor is offline", 40),
      whenServer: text("{when}: the server doesn’t answer", 48),
      whenOnline: text("{when}: the visitor is offline", 48),
      kept: text("The browser keeps them", 320, { needs: ["when"] }),
      open: text("The browser can’t keep them", 200, { needs: ["when"] }),
      failed: text("They couldn’t be sent", 120, { needs: ["reason"] }),
      unreached: text("{reason}: there is no connection", 60),
    }),
    preview: group("First look at the result", {
      label: text("What it is, for those who don’t see it", 60),
      roadblock: text("Above the roadblock", 40),
      oneMore: text("One roadblock more", 40),
      more: text("Several more", 40, { needs: ["count"] }),
      program: text("The program", 48),
      steps: text("The next steps", 48),
    }),
    results: group("Returning visitor’s results", {
      above: text("Above the finding", 80),
      book: text("Button to book a call", 32),
      seeBooked: text("Button to the booked call", 32),
      startAgain: text("Button to start again", 32),
      note: text("Below it", 120),
      back: text("Button back from booking", 32),
    }),
  });

export type QuizContent = z.infer<ReturnType<typeof quizSchema>>;
