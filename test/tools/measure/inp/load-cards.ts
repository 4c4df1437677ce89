import type { Page } from "@playwright/test";

const scrollColumns = (to: string) =>
  `for (const { parentElement: list } of document.querySelectorAll("[data-status]")) list.scrollTop = ${to}`;

/** Opens the board and scrolls its columns on until so many cards have come, then back. */
export async function loadCards(page: Page, cards: number): Promise<string> {
  const board = { loaded: 0 };
  page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.endsWith("/api/pipeline")) return;
    const columns: { cards: unknown[] }[] = await response.json();
    board.loaded += columns.flatMap((column) => column.cards).length;
  });
  await page.getByRole("tab", { name: "Sales Stage" }).click();
  await page.locator("[data-card]").first().waitFor();
  for (let tries = 0; board.loaded < cards; tries++) {
    if (tries > 600) throw new Error(`Only ${board.loaded} cards came.`);
    await page.evaluate(scrollColumns("list.scrollHeight"));
    await page.waitForTimeout(100);
  }
  await page.evaluate(scrollColumns("0"));
  await page.waitForTimeout(500);
  return `${board.loaded} cards on the board, ${await page.locator("[data-card]").count()} of them drawn`;
}
