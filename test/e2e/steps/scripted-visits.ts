import type { Locator } from "@playwright/test";
import { freshName } from "../admin/admin-setup.ts";
import { answerQuestions, expectQuestion, fillLeadForm } from "../quiz/quiz-walk.ts";
import { field, log, say } from "../chat/chat-walk.ts";
import { expect } from "../journey.ts";
import type { Visitor, Who } from "./visitor.ts";

/**
 * A visit of known shape. `counted` is what the map must say of it: door, step, marks, and the active seconds of a step
 * that was come to.
 */
export type ScriptedVisit = {
  what: string;
  who?: Who;
  walk: (visitor: Visitor) => Promise<void>;
  counted: readonly string[];
  /** The assessments it starts: more than are counted of a visit that may not be. */
  starts?: "quiz" | "chat";
};

async function startQuiz({ page, open }: Visitor): Promise<void> {
  await open("/quiz");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expectQuestion(page, 1);
}

/** The landing page leads to the chat. */
async function landAndLeave({ page, open, spend, decided }: Visitor): Promise<void> {
  await open("/");
  await spend(4);
  await page.locator("main a[href='/chat']").first().click();
  await page.waitForURL("**/chat");
  await decided();
}

async function startChat({ page, open }: Visitor): Promise<void> {
  await open("/chat");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expect(field(page)).toBeVisible();
}

async function resume({ page, decided }: Visitor, dialog: string): Promise<void> {
  await page.reload();
  await decided();
  await page.getByRole("dialog", { name: dialog }).getByRole("button", { name: "Continue" }).click();
}

const back = ({ page }: Visitor) => page.getByRole("button", { name: "Back", exact: true }).click();

/** Presses what the page refuses. A press on a step that is still moving in meets the picture of it. */
async function pressInVain(button: Locator, missing: Locator): Promise<void> {
  await expect(async () => {
    await button.click({ force: true });
    await expect(missing).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Answers the first question, in a visit that is not counted. */
async function answerOne(visitor: Visitor): Promise<void> {
  await startQuiz(visitor);
  await answerQuestions(visitor.page, 1, 1);
  await expectQuestion(visitor.page, 2);
}

const TWO_QUESTIONS = [
  "quiz quiz_opened: entered next, 0",
  "quiz question_1: entered next, 0",
  "quiz question_2: entered, 0",
];

export const SCRIPTED_VISITS: readonly ScriptedVisit[] = [
  {
    what: "leaves the landing page",
    walk: async ({ open, spend }) => {
      await open("/");
      await spend(700);
    },
    counted: ["none landing: entered, 700"],
  },
  {
    what: "takes the quiz in place of the chat, and stops at the third question",
    walk: async (visitor) => {
      const { page, spend } = visitor;
      await landAndLeave(visitor);
      await spend(8);
      const link = page.locator("main a[href='/quiz']");
      await link.click();
      // The chat has a button of the same name.
      await expect(link).toHaveCount(0);
      await spend(1);
      await page.getByRole("button", { name: "Start Assessment" }).click();
      await expectQuestion(page, 1);
      await spend(12);
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await spend(25);
    },
    counted: [
      "none landing: entered, 4",
      "chat landing: next",
      "chat chat_opened: entered, 8",
      "quiz quiz_opened: entered next, 1",
      "quiz question_1: entered next, 12",
      "quiz question_2: entered next, 0",
      "quiz question_3: entered, 25",
    ],
    starts: "quiz",
  },
  {
    what: "looks at the chat, goes back and forth, and stops there",
    walk: async (visitor) => {
      const { page, decided } = visitor;
      await landAndLeave(visitor);
      await page.goBack();
      await page.waitForURL(/\/\?/);
      await decided();
      await page.goForward();
      await page.waitForURL("**/chat");
      await decided();
    },
    counted: ["none landing: entered, 4", "chat landing: next", "chat chat_opened: entered, 0"],
  },
  {
    what: "goes back by a question",
    walk: async (visitor) => {
      const { page, spend } = visitor;
      await startQuiz(visitor);
      await spend(3);
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await back(visitor);
      await back(visitor);
      await expectQuestion(page, 1);
      await spend(3);
    },
    counted: [
      "quiz quiz_opened: entered next, 0",
      "quiz question_1: entered next, 6",
      "quiz question_2: entered next back, 0",
      "quiz question_3: entered back, 0",
    ],
    starts: "quiz",
  },
  {
    what: "reloads in the quiz and goes on",
    walk: async (visitor) => {
      const { page, spend } = visitor;
      await startQuiz(visitor);
      await answerQuestions(page, 1, 2);
      await expectQuestion(page, 3);
      await spend(45);
      await resume(visitor, "Continue your assessment?");
      await answerQuestions(page, 3, 3);
      await expectQuestion(page, 4);
    },
    counted: [
      "quiz quiz_opened: entered next, 0",
      "quiz question_1: entered next, 0",
      "quiz question_2: entered next, 0",
      "quiz question_3: entered next, 45",
      "quiz question_4: entered, 0",
    ],
    starts: "quiz",
  },
  {
    what: "completes the quiz, is refused on the way, books a call, and looks at the hub again",
    walk: async (visitor) => {
      const { page, spend, decided } = visitor;
      await startQuiz(visitor);
      await answerQuestions(page, 1, 5);
      await expectQuestion(page, 6);
      await pressInVain(page.getByRole("button", { name: "Continue" }), page.getByRole("textbox"));
      await answerQuestions(page, 6, 8);
      await expect(page.getByRole("heading", { name: "Your results are ready" })).toBeFocused();
      const send = page.getByRole("button", { name: "View My Results" });
      await pressInVain(send, page.getByLabel("Name"));
      await spend(100);
      await fillLeadForm(page, `${freshName("steps").replace(" ", ".")}@analytical.example`);
      await send.click();
      await page.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
      await decided();
      await page.getByRole("button", { name: "Book Free Call" }).first().click();
      const frame = page.getByTitle("Choose a time for your free strategy call").contentFrame();
      await frame.getByRole("group").getByRole("button").first().click();
      await frame.getByRole("button", { name: "Schedule the call" }).click();
      await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
      await page.reload();
      await decided();
      // Whether the provider has told of the call by now or not.
      await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
    },
    counted: [
      "quiz quiz_opened: entered next, 0",
      ...[1, 2, 3, 4, 5].map((number) => `quiz question_${number}: entered next, 0`),
      "quiz question_6: entered next error, 0",
      "quiz question_7: entered next, 0",
      "quiz question_8: entered next, 0",
      "quiz form: entered next error, 100",
      "quiz hub: entered next, 0",
      "quiz booking: entered next, 0",
      "quiz booked: entered",
    ],
    starts: "quiz",
  },
  {
    what: "sends a message that fails",
    walk: async (visitor) => {
      const { page } = visitor;
      await startChat(visitor);
      await page.route("**/api/chat/message", (route) =>
        route.fulfill({ status: 503, json: { code: "internal", message: "x" } }),
      );
      await field(page).fill("my own business");
      await field(page).press("Enter");
      await expect(log(page)).toContainText("Failed to send message");
    },
    counted: [
      "chat chat_opened: entered next, 0",
      "chat chat_started: entered next, 0",
      "chat message_1: entered error, 0",
    ],
    starts: "chat",
  },
  {
    what: "reloads in the chat and goes on",
    walk: async (visitor) => {
      const { page, spend } = visitor;
      await startChat(visitor);
      await say(page, "my own business");
      await spend(200);
      await resume(visitor, "Continue your conversation?");
      await expect(field(page)).toBeVisible();
      await say(page, "My results go up and down");
    },
    counted: [
      "chat chat_opened: entered next, 0",
      "chat chat_started: entered next, 0",
      "chat message_1: entered next, 200",
      "chat message_2: entered, 0",
    ],
    starts: "chat",
  },
  {
    what: "turns to another tab for a while",
    walk: async (visitor) => {
      const { page, spend, hide } = visitor;
      await startQuiz(visitor);
      await spend(1);
      await hide(true);
      await spend(1000);
      await hide(false);
      await spend(5);
      await answerQuestions(page, 1, 1);
      await expectQuestion(page, 2);
    },
    counted: [
      "quiz quiz_opened: entered next, 0",
      "quiz question_1: entered next, 6",
      "quiz question_2: entered, 0",
    ],
    starts: "quiz",
  },
  {
    what: "closes the page in the middle",
    walk: async (visitor) => {
      const { page } = visitor;
      await startQuiz(visitor);
      await answerQuestions(page, 1, 1);
      await expectQuestion(page, 2);
      const closed = page.waitForEvent("close");
      await page.close({ runBeforeUnload: true });
      await closed;
    },
    counted: TWO_QUESTIONS,
    starts: "quiz",
  },
  {
    what: "is asked first, and says yes",
    who: "asked",
    walk: async (visitor) => {
      await answerOne(visitor);
      await visitor.page.getByRole("button", { name: "Yes, allow" }).click();
      await expect(visitor.page.getByRole("button", { name: "Yes, allow" })).toBeHidden();
    },
    counted: TWO_QUESTIONS,
    starts: "quiz",
  },
  { what: "is asked first, and says nothing", who: "asked", walk: answerOne, counted: [], starts: "quiz" },
  { what: "sends GPC", who: "gpc", walk: answerOne, counted: [], starts: "quiz" },
  { what: "has said no", who: "refuser", walk: answerOne, counted: [], starts: "quiz" },
  { what: "is of the staff", who: "staff", walk: answerOne, counted: [], starts: "quiz" },
];
