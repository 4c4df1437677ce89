import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "web",
  envDir: "..",
  build: { outDir: "../dist", emptyOutDir: true },
  plugins: [
    tailwindcss(),
    react(),
    cloudflare({
      configPath: "../wrangler.toml",
      // Relative to Vite's root otherwise, where the migrated database is not.
      persistState: { path: "../.wrangler/state" },
      inspectorPort: false,
      config: (worker) => {
        // The shells of the routes exist only after a build.
        if (process.env["NODE_ENV"] === "development") {
          worker.assets = { ...worker.assets, not_found_handling: "single-page-application" };
        }
      },
    }),
  ],
});
