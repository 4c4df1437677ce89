import type { Page } from "@playwright/test";

/** A screen of the dashboard by its address, and what opens the rest of it. */
export type Place = { query: string; open?: (page: Page) => Promise<void> };
