import type { Plugin } from "vite";

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * React Router makes and names its components by statements that a bundler must take for effects, and
 * so keeps all of them: forms, scroll restoration, prefetching. Marked as pure, only those in use stay.
 */
export function pureRouter(): Plugin {
  return {
    name: "pure-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, "").replaceAll(COMPONENT, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
