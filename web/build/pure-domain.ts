import type { ESTree, Plugin } from "vite";

/**
 * The domain's modules only define. A bundler cannot know that of the calls that make a schema, and
 * brings the server's schemas along to every page that uses one constant beside them.
 */
export function pureDomain(): Plugin {
  return {
    name: "pure-domain",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/worker\/domain\/[^/]+\.ts$/ },
      handler(code) {
        return { code: withPureDefinitions(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The module, with every call that makes a constant marked as free of effects. */
export function withPureDefinitions(code: string, { body }: ESTree.Program): string {
  let marked = code;
  for (const { start, end } of body.flatMap(madeValues).reverse()) {
    const made = code.slice(start, end);
    if (!made.includes("(")) continue;
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${made}))()${marked.slice(end)}`;
  }
  return marked;
}

function madeValues(statement: ESTree.Program["body"][number]): ESTree.Expression[] {
  const definition = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (definition?.type !== "VariableDeclaration") return [];
  return definition.declarations.flatMap(({ init }) =>
    !init || init.type === "ArrowFunctionExpression" ? [] : [init],
  );
}
