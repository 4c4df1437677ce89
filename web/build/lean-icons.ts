import path from "node:path";
import type { Plugin } from "vite";

const LINE_ICON = path.resolve(import.meta.dirname, "../ui/line-icon.tsx");
const MAKER = /^import createLucideIcon from .*$/m;

/**
 * Lets `lineIcon` draw lucide's icons. What lucide draws them with also serves contexts, sizes, strokes and
 * other frameworks' attributes, and would be 1.4 KB on every page.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\/(?!index\.)[^/]+\.mjs$/ },
      handler: (code) => ({ code: withLineIcon(code), map: null }),
    },
  };
}

/** Throws when an icon's module is not what it was: the page would carry both then. */
export function withLineIcon(code: string): string {
  if (code.includes("createLucideIcon") && !MAKER.test(code))
    throw new Error("An icon of lucide-react is made in a way that is not known here.");
  return code
    .replace(MAKER, `import { lineIcon } from ${JSON.stringify(LINE_ICON)};`)
    .replaceAll("createLucideIcon(", "/* @__PURE__ */ lineIcon(");
}
