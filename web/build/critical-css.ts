import { parse, type AtRule, type Root, type Rule } from "postcss";

/** `:not(…)`, `:is(…)` and the like: what they hold is no demand on the element itself. */
const PARENTHESES = /\([^()]*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, "$1");

function withoutParentheses(selector: string): string {
  const inner = selector.replaceAll(PARENTHESES, "");
  return inner === selector ? selector : withoutParentheses(inner);
}

function classesIn(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = ""]) => names.replaceAll("&amp;", "&").split(/\s+/)));
}

/**
 * The part of a style sheet that the HTML needs before any script runs: every rule but those of classes
 * that the HTML does not have. States, screen widths and themes stay.
 */
export function criticalCss(css: string, html: string): string {
  const present = classesIn(html);
  const canMatch = (selector: string) => {
    // Escapes hold parentheses of their own: `.w-\(--x\)`.
    const plain = withoutParentheses(selector.replaceAll(/\\[()]/g, "\\_"));
    return [...plain.matchAll(CLASS)].every(([, name = ""]) =>
      name.includes("\\_") ? selectorHas(selector, present) : present.has(unescaped(name)),
    );
  };
  const root = parse(css);
  root.walkRules((rule: Rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(canMatch);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropUnusedKeyframes(root);
  dropEmpty(root);
  return root.toString();
}

function selectorHas(selector: string, present: Set<string>): boolean {
  return [...present].some((name) => selector.includes(`.${name.replaceAll(/[^\w-]/g, "\\$&")}`));
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
}

function dropUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls((declaration) => {
    if (/^(animation|--animate)/.test(declaration.prop)) animations.push(declaration.value);
  });
  root.walkAtRules(/keyframes$/, (rule: AtRule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walkAtRules((rule: AtRule) => {
    if (rule.nodes?.length === 0 && rule.name !== "layer") rule.remove();
  });
}
