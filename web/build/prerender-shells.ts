import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin } from "vite";
import type { PageKind } from "#domain/security-headers";
import { unstable_readConfig as readWorkerConfig } from "wrangler";
import type { Page } from "../pages.ts";
import { filesOf } from "./chunks.ts";
import { criticalCss } from "./critical-css.ts";
import { headersFile } from "./headers-file.ts";
import { shellHtml, styleHash } from "./shell-html.ts";

const SERVER_OUT = "../node_modules/.cache/prerender";
/** Pages that the Worker sends: it knows no hash of an inline style, so theirs come as files. */
const SENT_BY_WORKER = new Set(["hub", "404"]);

type ServerEntry = {
  pages: Record<string, Page>;
  renderPage: (page: Page) => Promise<string>;
};

/**
 * Writes one document per page, with its content, its head and the policy it is served under, after
 * Vite has built the browser's code. Vars are those of the environment being built (`CLOUDFLARE_ENV`).
 */
export function prerenderShells(options: { workerConfig: string }): Plugin {
  return {
    name: "prerender-shells",
    apply: "build",
    config: () => ({ environments: { client: { build: { manifest: true } } } }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const { root } = builder.config;
        const client = builder.environments["client"];
        if (!client) throw new Error("There is no client environment to write pages for.");
        const out = path.resolve(root, client.config.build.outDir);
        const { vars } = readWorkerConfig({ config: path.resolve(root, options.workerConfig) });
        const server = await buildServerEntry(root);
        await writeShells(out, server, (name) => String(vars[name] ?? ""));
      },
    },
  };
}

/** The pages' own code, built for Node, to render them with. */
async function buildServerEntry(root: string): Promise<ServerEntry> {
  const outDir = path.resolve(root, SERVER_OUT);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: { ssr: "entry-server.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(path.join(outDir, "entry-server.js")).href);
}

function kindOf({ shell }: Page): PageKind {
  return shell === "admin" || shell === "hub" ? shell : "public";
}

async function writeShells(out: string, server: ServerEntry, variable: (name: string) => string) {
  const manifestFile = path.join(out, ".vite", "manifest.json");
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const template = readFileSync(path.join(out, "index.html"), "utf8");
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .concat(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []))
    .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file));
  const served = [];
  for (const page of Object.values(server.pages)) {
    const body = await server.renderPage(page);
    const { scripts, styles } = filesOf(manifest, ["app.tsx", page.module]);
    const isInlined = page.rendering === "whole" && !SENT_BY_WORKER.has(page.shell);
    const css = styles.map((file) => readFileSync(path.join(out, file), "utf8")).join("");
    const inlineCss = isInlined ? criticalCss(css, template + body) : null;
    const html = shellHtml(template, {
      page,
      body,
      inlineCss,
      scripts,
      styles,
      fonts: [...new Set(fonts)],
      hasPixel: variable("META_PIXEL_ID") !== "",
      origin: variable("APP_ORIGIN") || null,
    });
    writeFileSync(path.join(out, `${page.shell}.html`), html);
    served.push({
      path: page.shell === "index" ? "/" : `/${page.shell}`,
      kind: kindOf(page),
      styleHashes: inlineCss ? [styleHash(inlineCss)] : [],
    });
  }
  const vars = { bookingUrl: variable("BOOKING_URL"), metaPixelId: variable("META_PIXEL_ID") };
  writeFileSync(path.join(out, "_headers"), headersFile(served, vars));
  // Kept beside the assets, not among them: it is not the visitor's.
  writeFileSync(path.join(out, "..", "manifest.json"), JSON.stringify(manifest, null, 2));
  rmSync(path.dirname(manifestFile), { recursive: true });
}
