import type { Plugin } from "vite";

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MADE_BY_CALL = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
/** A class component, and its context where it has one. */
const CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});(?:\n\1(\.contextType = \w+);)?$/gm;
/** The one difference of the package's production build, which its `exports` never lead to. */
const DEV_WARNINGS = "var ENABLE_DEV_WARNINGS = true;";

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
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  };
}

export function withPureComponents(code: string): string {
  return code
    .replace(DEV_WARNINGS, "var ENABLE_DEV_WARNINGS = false;")
    .replaceAll(DISPLAY_NAME, "")
    .replaceAll(MADE_BY_CALL, "= /* @__PURE__ */ $1")
    .replaceAll(CLASS, (_text, name: string, definition: string, context?: string) => {
      const own = context ? `const own = ${definition}; own${context}; return own;` : `return ${definition};`;
      return `var ${name} = /* @__PURE__ */ (() => { ${own} })();`;
    });
}
