import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, preview, type PreviewServer } from "vite";
import { repoRoot } from "../../repo-root.mjs";

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bare page</title>
    <meta name="description" content="React and a router, and nothing else.">
  </head>
  <body><div id="root"></div><script type="module" src="/main.jsx"></script></body>
</html>
`;
const SCRIPT = `import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
const page = h("main", null, h("h1", null, "Find out what is holding your ads back"), h("p", null, "Eight questions."));
createRoot(document.getElementById("root")).render(
  h(BrowserRouter, null, h(Routes, null, h(Route, { path: "*", element: page }))),
);
`;

/** The least that a page of React and its router can be, drawn by the browser: what ours are compared with. */
export async function startBarePage() {
  // Inside the repository, where its packages are found.
  const root = mkdtempSync(path.join(repoRoot, "node_modules", ".cache", "bare-page-"));
  writeFileSync(path.join(root, "index.html"), HTML);
  writeFileSync(path.join(root, "main.jsx"), SCRIPT);
  const quiet = { root, configFile: false as const, logLevel: "error" as const };
  await build(quiet);
  const server: PreviewServer = await preview({ ...quiet, preview: { port: 0, host: "localhost" } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The bare page is not served.");
  return {
    url,
    stop: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
