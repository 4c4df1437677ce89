import type { Plugin } from "vite";

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
