import { parseSync, Visitor, type ESTree } from "vite";

/** One break of a source: the text between two places becomes another. */
export type Mutant = { start: number; end: number; text: string };

const OPPOSITES: Record<string, readonly string[]> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
const OTHER_METHODS: Record<string, string> = { some: "every", every: "some", min: "max", max: "min" };
/** Sentences are for people: how they read decides nothing. */
const PROSE = /[a-z,] [a-z]/i;

function otherLiterals(value: unknown): string[] {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "number") return [String(value + 1)];
  return typeof value === "string" && !PROSE.test(value) ? [value ? '""' : '"mutant"'] : [];
}

/** Every mutant of a source, in its order: comparisons, conditions, operators, literals, early returns. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  /** Literals that are types, addresses of modules or names of fields. */
  const names = new Set<number>();
  const put = ({ start, end }: ESTree.Span, text: string) => mutants.push({ start, end, text });
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const decide = (test: ESTree.Expression) => {
    for (const answer of ["true", "false"]) put(test, answer);
  };
  const between = ({ left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const gap = { start: left.end, end: right.start };
    for (const other of OPPOSITES[operator] ?? []) put(gap, textOf(gap).replace(operator, other));
  };
  const visitor = new Visitor({
    ImportDeclaration: ({ source: { start } }) => names.add(start),
    TSLiteralType: ({ literal: { start } }) => names.add(start),
    Property: ({ key: { start } }) => names.add(start),
    BinaryExpression: (node) => {
      if (!(node.operator === "+" && /["'`]/.test(textOf(node)))) between(node);
    },
    LogicalExpression: between,
    IfStatement: ({ test }) => decide(test),
    ConditionalExpression: ({ test }) => decide(test),
    UnaryExpression: (node) => {
      if (node.operator === "!" || node.operator === "-") put(node, textOf(node.argument));
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const other = OTHER_METHODS[callee.property.name];
      if (other) put(callee.property, other);
    },
    ArrayExpression: (node) => {
      if (node.elements.length > 0) put(node, "[]");
    },
    Literal: (node) => {
      for (const other of names.has(node.start) ? [] : otherLiterals(node.value)) put(node, other);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return mutants.sort((a, b) => a.start - b.start);
}

export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
