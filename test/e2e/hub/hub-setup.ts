import type { APIRequestContext, Page } from "@playwright/test";
import { quizBody } from "../../setup/quiz-body.ts";
import { expect, signInUnseen } from "../journey.ts";

/** React has put its own keys on the page; what nobody presses stays as the document brought it. */
const IS_TAKEN_OVER = `Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"))`;

const ARE_FOLDS_TAKEN_OVER = `[...document.querySelectorAll("details:not([data-kept] *)")].every((fold) =>
  Object.keys(fold).some((key) => key.startsWith("__react")))`;

/** Waits until the browser's code has taken over a page that came as HTML. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_TAKEN_OVER)).toBe(true);
}

/** A completed assessment of tier 4, made by the call that the quiz makes. Gives its session id. */
export async function createHub(request: APIRequestContext, changes: Record<string, unknown> = {}) {
  const body = quizBody(changes);
  const response = await request.post("/api/assessment/submit", { data: body });
  expect(response.ok()).toBe(true);
  return body.sessionId;
}

/** Opens a folded section of a hub, once the browser's code has taken over what can be pressed in it. */
export async function openFold(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(ARE_FOLDS_TAKEN_OVER)).toBe(true);
  await page.getByRole("heading", { name, exact: true }).click();
}

/** Lets a hub expire: staff set its end to a moment from now. */
export async function expireHub(page: Page, sessionId: string): Promise<void> {
  await signInUnseen(page.request, "grace@example.com");
  const newExpiry = new Date(Date.now() + 1_000).toISOString();
  const response = await page.request.post("/api/assessment/extend-expiry", {
    data: { sessionId, newExpiry },
  });
  expect(response.ok()).toBe(true);
  await expect.poll(async () => (await page.request.get(`/api/hub/${sessionId}`)).status()).toBe(410);
  await page.context().clearCookies();
}

/** Changes the hub's document on its way: `change` gets the JSON in it, and gives what is to be there. */
export async function changeHubDocument(page: Page, change: (json: string) => string, status?: number) {
  await page.route(/\/hub\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /(<script type="application\/json" id="hub-data">)(.*?)(<\/script>)/s,
        (_whole, open: string, json: string, close: string) => open + change(json) + close,
      )
      // As where the Worker could not render: what it did render is of other data.
      .replace('data-rendering="whole"', 'data-rendering="frame"');
    await route.fulfill({ response, body: html, ...(status && { status }) });
  });
}

/** Changes the data that the Worker puts into the hub's document. */
export function changeHubData(page: Page, change: (data: Record<string, unknown>) => void) {
  return changeHubDocument(page, (json) => {
    const data = JSON.parse(json);
    change(data);
    return JSON.stringify(data);
  });
}

/** The number of pages on paper. */
export async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
