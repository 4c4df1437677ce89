import { pageKindAt } from "#domain/page-paths";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin, type ManifestChunk } from "vite";
import { unstable_readConfig as readWorkerConfig } from "wrangler";
import type { DocumentName, PageDocument } from "../documents.ts";
import { INDEXED } from "../said-tags.ts";
import { BASIC_FONT } from "./basic-fonts.ts";
import { robotsFile, sitemapFile } from "./crawler-files.ts";
import { criticalCss } from "./critical-css.ts";
import { codeSplitting } from "./first-loads.ts";
import { headersFile, type ServedPage } from "./headers-file.ts";
import { inlineHash, inlineScripts, shellHtml } from "./shell-html.ts";

const SERVER_OUT = "../node_modules/.cache/prerender";

type ServerEntry = {
  documents: Record<DocumentName, PageDocument>;
  documentNames: readonly DocumentName[];
  builtContent: (name: DocumentName) => string;
  saidOf: (name: DocumentName, origin: string | null) => string;
  builtHtml: (page: PageDocument) => Promise<string>;
  possibleHtml: (page: PageDocument) => Promise<string>;
};

/** The settings of the target environment on which pages depend; missing ones are empty. */
type SiteVars = { origin: string; bookingUrl: string; metaPixelId: string };

/** The folder of built assets, Vite's output in it, and the code that renders pages. */
type Site = { out: string; manifest: Manifest; template: string; server: ServerEntry; vars: SiteVars };

/**
 * Once Vite has built the browser's code, writes one document per page with its content, its head and the policy it is
 * served under. Vars come from the target environment (`CLOUDFLARE_ENV`).
 */
export function prerenderShells(options: { workerConfig: string }): Plugin {
  return {
    name: "prerender-shells",
    apply: "build",
    config: () => ({
      environments: {
        client: {
          build: { manifest: true, rolldownOptions: { output: { codeSplitting: codeSplitting() } } },
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const { root } = builder.config;
        const client = builder.environments["client"];
        if (!client) throw new Error("There is no client environment to write pages for.");
        const out = path.resolve(root, client.config.build.outDir);
        const manifestFile = path.join(out, ".vite", "manifest.json");
        const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
        const template = readFileSync(path.join(out, "index.html"), "utf8");
        const vars = siteVars(path.resolve(root, options.workerConfig));
        await writeSite({ out, manifest, template, vars, server: await buildServerEntry(root) });
        // Stored beside the assets rather than among them: visitors do not need it.
        writeFileSync(path.join(out, "..", "manifest.json"), JSON.stringify(manifest, null, 2));
        rmSync(path.dirname(manifestFile), { recursive: true });
      },
    },
  };
}

function siteVars(workerConfig: string): SiteVars {
  const { vars } = readWorkerConfig({ config: workerConfig });
  const text = (name: string) => String(vars[name] ?? "");
  return {
    origin: text("APP_ORIGIN"),
    bookingUrl: text("BOOKING_URL"),
    metaPixelId: text("META_PIXEL_ID"),
  };
}

/** The pages' own code, built for Node to render them. */
async function buildServerEntry(root: string): Promise<ServerEntry> {
  const outDir = path.resolve(root, SERVER_OUT);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [withoutStyles()],
    build: {
      ssr: "entry-server.tsx",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // "use client" is only for servers that render components on request; those that are rendered come along.
      rolldownOptions: { checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false } },
    },
  });
  return import(pathToFileURL(path.join(outDir, "entry-server.js")).href);
}

async function writeSite(site: Site): Promise<void> {
  const { out, server, vars } = site;
  const write = (name: string, content: string) => writeFileSync(path.join(out, name), content);
  const served = await Promise.all(server.documentNames.map((name) => writePage(site, name)));
  write("_headers", headersFile(served, vars));
  write("robots.txt", robotsFile(vars.origin || null));
  const indexed = INDEXED.map((name) => server.documents[name]);
  if (vars.origin) write("sitemap.xml", sitemapFile(indexed, vars.origin));
}

async function writePage(
  { out, manifest, template, server, vars }: Site,
  name: DocumentName,
): Promise<ServedPage> {
  const page = server.documents[name];
  const [body, possible] = await Promise.all([server.builtHtml(page), server.possibleHtml(page)]);
  const shown = ["app.tsx", page.module, ...page.parts];
  // What it loads further on is asked for with the rest.
  const { scripts, styles } = filesOf(manifest, [...shown, ...page.later]);
  const css = filesOf(manifest, shown)
    .styles.map((file) => readFileSync(path.join(out, file), "utf8"))
    .join("");
  const documentWith = (content: string, inlineCss: string) =>
    shellHtml(template, {
      page,
      said: server.saidOf(name, vars.origin || null),
      body: content,
      content: server.builtContent(name),
      inlineCss,
      scripts: largestFirst(out, scripts),
      styles,
      fonts: fontsOf(manifest),
      hasPixel: vars.metaPixelId !== "",
    });
  const inlineCss = await criticalCss(css, documentWith(possible, ""));
  const file = path.join(out, `${page.shell}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, documentWith(body, inlineCss));
  return {
    path: page.shell === "index" ? "/" : `/${page.shell}`,
    kind: pageKindAt(page.path),
    styleHashes: [inlineHash(inlineCss)],
    scriptHashes: inlineScripts(page).map(inlineHash),
  };
}

/** The way of the large ones is long, and the small ones come beside them. */
function largestFirst(out: string, files: readonly string[]): string[] {
  const sizes = new Map(files.map((file) => [file, statSync(path.join(out, file)).size]));
  return files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
}

/** The font files used by every first screen; other alphabets load when a name needs them. */
function fontsOf(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(files)].filter((file) => BASIC_FONT.test(file));
}

const NOTHING = "virtual:no-styles";

/** Drops style sheets: rendering to HTML needs none. `except` names the environment that makes the browser's. */
export function withoutStyles(except?: string): Plugin {
  return {
    name: "without-styles",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name !== except,
    resolveId: { filter: { id: /\.css$/ }, handler: () => NOTHING },
    load: { filter: { id: /^virtual:no-styles$/ }, handler: () => "" },
  };
}

type PageFiles = { scripts: string[]; styles: string[] };

/** The chunk of a source file and its static imports, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

/** The scripts and styles that a page loads for these entries, in order. */
export function filesOf(manifest: Manifest, entries: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const chunks = entries.flatMap((entry) => {
    if (!manifest[entry]) throw new Error(`No chunk was built for ${entry}.`);
    return withImports(manifest, entry, seen);
  });
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}
