import type { Page } from "@playwright/test";

/** Goes to another place of the open dashboard, as its own links do: without loading it again. */
export async function goOn(page: Page, query = ""): Promise<void> {
  await page.evaluate(`{
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, "", "/admin${query}");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }`);
}
