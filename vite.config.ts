import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { basicFonts } from "./web/build/basic-fonts.ts";
import { prerenderShells, withoutStyles } from "./web/build/prerender-shells.ts";
import { withoutProse } from "./web/build/without-prose.ts";

const WORKER_CONFIG = "../wrangler.toml";

export default defineConfig(({ command }) => ({
  root: "web",
  envDir: "..",
  // Where preloading is not known, scripts load all the same.
  build: { outDir: "../dist", emptyOutDir: true, modulePreload: { polyfill: false } },
  // A cold isolate reads the whole Worker before it answers an ad's first click.
  environments: { bpm_funnel: { build: { minify: true } } },
  css: { transformer: "lightningcss", lightningcss: { visitor: withoutProse } },
  plugins: [
    basicFonts(),
    withoutStyles("client"),
    tailwindcss(),
    react(),
    prerenderShells({ workerConfig: WORKER_CONFIG }),
    cloudflare({
      configPath: WORKER_CONFIG,
      // Relative to Vite's root otherwise, where the migrated database is not.
      persistState: { path: "../.wrangler/state" },
      inspectorPort: false,
      config: (worker) => {
        // The shells of the routes exist only after a build.
        if (command === "serve") {
          worker.assets = { ...worker.assets, not_found_handling: "single-page-application" };
        }
      },
    }),
  ],
}));
