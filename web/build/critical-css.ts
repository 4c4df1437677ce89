import { parse, type AtRule, type Container, type Root, type Rule } from "postcss";
import { BASIC_FONT } from "./basic-fonts.ts";
import { canMatch, type Present } from "./selector-match.ts";

const USED_VARIABLE = /var\((--[\w-]+)/g;

/** Attributes that come about before the app is there: by the browser, and by `markScrolled`. */
const EARLY_ATTRIBUTES = ["open", "data-scrolled"];

function presentIn(html: string): Present {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
  );
  const tags = [...html.matchAll(/<([a-z][\w-]*)([^>]*)/gi)];
  const attributes = tags.flatMap(
    ([, , list = ""]) => list.replaceAll(/"[^"]*"/g, "").match(/[\w-]+/g) ?? [],
  );
  return {
    classes: new Set(names),
    tags: new Set(tags.map(([, tag = ""]) => tag.toLowerCase())),
    attributes: new Set([...attributes, ...EARLY_ATTRIBUTES]),
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? "",
  };
}

/**
 * The part of a style sheet that the HTML needs before any script runs: without rules for classes,
 * elements, attributes and languages that it does not have, without fonts of other alphabets, without
 * variables that nothing uses, without what only a pointer brings about. Screen widths, themes and the
 * keyboard's focus stay. A frame has no text that could move when its fonts arrive, so it goes without
 * the fallbacks that take their room.
 */
export function criticalCss(css: string, html: string, { isFrame = false } = {}): string {
  const present = presentIn(html);
  const root = parse(css);
  root.walkRules((rule) => keepMatching(rule, present));
  root.walkAtRules("scope", (rule) => {
    if (!canMatch(rule.params.replaceAll(/^\(|\)$/g, ""), present)) rule.remove();
  });
  root.walkAtRules("font-face", (rule) => {
    const source = rule.toString();
    const isKept = source.includes("url(") ? BASIC_FONT.test(source) : !isFrame;
    if (!isKept) rule.remove();
  });
  dropUnusedVariables(root);
  dropUnusedKeyframes(root);
  // Twice: a rule that is emptied may have been all that an at-rule held.
  dropEmpty(root);
  dropEmpty(root);
  return root.toString();
}

function keepMatching(rule: Rule, present: Present): void {
  const { parent } = rule;
  const isKeyframe =
    parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
  if (isKeyframe) return;
  const kept = rule.selectors.filter((selector) => canMatch(selector, present));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

function dropUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^(animation|--animate)/, ({ value }) => void animations.push(value));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
}

/** Again and again, as dropping one may leave another unused. The whole sheet brings them all later. */
function dropUnusedVariables(root: Root): void {
  const used = new Set([...root.toString().matchAll(USED_VARIABLE)].map(([, name = ""]) => name));
  const unset = unsetVariables(root);
  const isNeeded = (name: string) => used.has(name) && !unset.has(name);
  let dropped = 0;
  root.walkAtRules("property", (rule) => {
    if (!isNeeded(rule.params)) rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    if (isNeeded(declaration.prop)) return;
    declaration.remove();
    dropped++;
  });
  if (dropped > 0) dropUnusedVariables(root);
}

/** Variables that are registered without a value and never get one: what uses them has its own. */
function unsetVariables(root: Root): Set<string> {
  const unset = new Set<string>();
  root.walkAtRules("property", (rule) => {
    if (!rule.some((node) => node.type === "decl" && node.prop === "initial-value")) unset.add(rule.params);
  });
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (value !== "initial") unset.delete(prop);
  });
  return unset;
}

function dropEmpty(root: Root): void {
  const isEmpty = (node: Container) => node.nodes?.length === 0;
  root.walkRules((rule) => {
    if (isEmpty(rule)) rule.remove();
  });
  root.walkAtRules((rule: AtRule) => {
    if (isEmpty(rule) && rule.name !== "layer") rule.remove();
  });
}
