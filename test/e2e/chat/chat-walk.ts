import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** How every question can be answered: by what it asks, with an option or in words. */
const ANSWERS: [asked: RegExp, answer: string][] = [
  [/own business, or for clients/, "my own business"],
  [/Meta ads today/, "My results go up and down"],
  [/spend on Meta ads/, "$300–$1K"],
  [/clicks your ad/, "It converts but not consistently"],
  [/help you most/, "Scaling what already works"],
  [/frustrates you/, "Leads got expensive and I can't tell why"],
  [/current monthly revenue/, "$50K–$200K"],
  [/aiming for/, "$500K a month"],
  [/your name/, "Ada Lovelace"],
  [/email address/, "ada@analytical.example"],
  [/website/, "analytical.example"],
];

/** The fewest messages to the end. */
export const MESSAGES = 11;

export const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const log = (page: Page) => page.getByRole("log", { name: "Messages" });
/** The finished messages of one side; what is still being written is not among them. */
const said = (page: Page, who: "You" | "Assessor") => log(page).getByText(`${who}: `, { exact: true });
export const replies = (page: Page) => said(page, "Assessor");
export const ownMessages = (page: Page) => said(page, "You");
export const quickReplies = (page: Page) =>
  page.getByRole("list", { name: "Suggested answers" }).getByRole("button");
/** The finding, with which the result begins. */
export const resultHeading = (page: Page) =>
  page
    .getByRole("main")
    .filter({ hasText: "Here’s what’s holding your ads back:" })
    .getByRole("heading", { level: 1 });
export const programHeading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

/** Keeps what the visitor says from the server. Gives what lets it through. */
export const holdMessages = (page: Page) => hold(page, "**/api/chat/message");

async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export async function startChat(page: Page): Promise<void> {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Start Assessment" }).click();
  await expect(field(page)).toBeVisible();
}

/** The session of the chat on the screen; call it before the chat is started. */
export function watchSession(page: Page): () => string {
  let sessionId = "";
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat/init")) sessionId = request.postDataJSON().sessionId;
  });
  return () => sessionId;
}

/** Does what sends a message, and waits for its reply; gives the reply. */
export async function replyTo(page: Page, act: () => Promise<void>): Promise<string> {
  const before = await replies(page).count();
  await act();
  await expect(replies(page)).toHaveCount(before + 1);
  return lastReply(page);
}

/** The last reply as it is seen; the options of its question are told to those who hear it. */
export async function lastReply(page: Page): Promise<string> {
  const paragraphs = replies(page).last().locator("..").getByRole("paragraph");
  return (await paragraphs.filter({ hasNotText: /^Suggested answers/ }).allInnerTexts()).join(" ");
}

export async function say(page: Page, text: string): Promise<string> {
  return replyTo(page, async () => {
    await field(page).fill(text);
    await field(page).press("Enter");
  });
}

/** The answer to a question of the assessor. */
function answerTo(question: string): string {
  const found = ANSWERS.find(([asked]) => asked.test(question.split(/(?<=[.!]) /).at(-1) ?? ""));
  if (!found) throw new Error(`Nobody knows an answer to: ${question}`);
  return found[1];
}

/** Answers every question until all facts are there, with `act` for each answer. Then the result takes the page. */
export async function answerAll(page: Page, act: (answer: string) => Promise<void>): Promise<void> {
  const release = await hold(page, "**/api/assessment/complete");
  let reply = await lastReply(page);
  for (let count = 0; count < MESSAGES && !/everything I need/.test(reply); count++) {
    const answer = answerTo(reply);
    reply = await replyTo(page, () => act(answer));
  }
  expect(reply).toContain("everything I need");
  release();
}

export async function typeAnswer(page: Page, answer: string): Promise<void> {
  await field(page).fill(answer);
  await field(page).press("Enter");
}

/** Opens what stands beside the chat, or on a phone in its drawer. */
export async function openDetails(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole("button", { name: /of 11/ }).click();
  await expect(page.getByRole("dialog", { name: "Your answers" })).toBeVisible();
}

export async function closeDetails(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Close" }).click();
}

/** A fact as it stands in the panel: its row. */
export function fact(page: Page, label: string) {
  return page.getByRole("listitem").filter({ has: page.getByText(label, { exact: true }) });
}

/** Opens one of the parts that are folded below the result. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.getByText(title, { exact: true }).click();
}

const ELSEWHERE = {
  situation: "yo-yo",
  adSpend: "300-1000",
  funnel: "inconsistent",
  goal: "scale",
  frustration: "Costs",
  revenue: "10k-50k",
  targetRevenue: "100k",
  name: "Ada",
  email: "ada@analytical.example",
  businessUrl: "https://analytical.example",
};

/** Gives the answers of a chat without the page that shows it, but for these. */
export async function answerElsewhere(request: APIRequestContext, sessionId: string, ...but: string[]) {
  for (const [name, value] of Object.entries(ELSEWHERE)) {
    if (but.includes(name)) continue;
    const data = { field: name, value };
    expect((await request.patch(`/api/chat/${sessionId}/collected`, { data })).status()).toBe(200);
  }
}

/** Completes a chat that knows the business type, without the page that shows it. */
export async function completeElsewhere(request: APIRequestContext, sessionId: string): Promise<void> {
  await answerElsewhere(request, sessionId);
  const completed = await request.post("/api/assessment/complete", { data: { sessionId } });
  expect(completed.status()).toBe(200);
}
