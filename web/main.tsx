import { afterPaint } from "./lib/after-paint.ts";
import { hydratePage } from "./hydrate-page.ts";
import { markScrolled } from "./mark-scrolled.ts";
import { findMovedNodes } from "./moved-nodes.ts";
import { noteArrival } from "./note-arrival.ts";
import { reloadOnMissingChunk } from "./reload-on-missing-chunk.ts";

reloadOnMissingChunk();
findMovedNodes();
markScrolled();

const root = document.getElementById("root");

async function start(element: HTMLElement): Promise<void> {
  const { startApp } = await import("./app.tsx");
  await startApp(element);
}

if (root?.dataset["rendering"] === "whole") hydratePage(root, start);
else if (root) afterPaint(() => void start(root));

// Other pages start by themselves, and record the arrival then.
if (root?.dataset["hydrate"] === "when-needed") noteArrival();
