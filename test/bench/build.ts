import path from "node:path";
import { build as bundle } from "vite";
import { withoutStyles } from "../../web/build/prerender-shells.ts";
import { repoRoot } from "../tools/repo-root.mjs";
import { runProgram } from "../tools/run-program.ts";
import { ensureLocalSecrets } from "../tools/start/local-secrets.ts";

const HELPERS = ["bare-worker", "counted-worker", "renderer", "slow-worker", "stand-ins"] as const;
export type Helper = (typeof HELPERS)[number];

/** What the runtime is started with: the app as it ships, and the bench's own Workers. */
export type BenchBuild = {
  /** The built Worker's configuration. */
  appConfig: string;
  /** The built static files. */
  assets: string;
  /** The bench's own Workers, one module each. */
  helpers: Record<Helper, string>;
};

/** Builds the app as `npm run build` does, and the Workers of this folder, below `folder`. */
export async function buildForBench(folder: string): Promise<BenchBuild> {
  ensureLocalSecrets();
  const dist = path.join(folder, "dist");
  const args = ["build", "--logLevel", "warn", "--outDir", dist, "--emptyOutDir"];
  const { code, output } = await runProgram("vite", args);
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  const helpers = path.join(folder, "helpers");
  await buildHelpers(helpers);
  const helper = (name: Helper) => path.join(helpers, `${name}.js`);
  return {
    appConfig: path.join(dist, "bpm_funnel", "wrangler.json"),
    assets: path.join(dist, "client"),
    helpers: {
      "bare-worker": helper("bare-worker"),
      "counted-worker": helper("counted-worker"),
      renderer: helper("renderer"),
      "slow-worker": helper("slow-worker"),
      "stand-ins": helper("stand-ins"),
    },
  };
}

async function buildHelpers(outDir: string): Promise<void> {
  for (const name of HELPERS) {
    await bundle({
      configFile: false,
      root: repoRoot,
      logLevel: "warn",
      publicDir: false,
      plugins: [withoutStyles()],
      // A library leaves this open, and React would be the one for development.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: { conditions: ["workerd", "worker", "browser"] },
      build: {
        outDir,
        emptyOutDir: false,
        target: "es2024",
        minify: false,
        lib: {
          entry: path.join(import.meta.dirname, `${name}.ts`),
          formats: ["es"],
          fileName: () => `${name}.js`,
        },
        rolldownOptions: {
          external: [/^cloudflare:/, /^node:/],
          output: { codeSplitting: false },
          // "use client" means nothing here.
          checks: { moduleLevelDirective: false },
        },
      },
    });
  }
}
