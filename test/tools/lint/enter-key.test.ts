import { ruleTests, type RuleCase } from "./rule-tests.ts";

const { refuses, accepts } = ruleTests("enter-key.mjs", "keys/one-enter");
const inOneFile = (code: string): RuleCase => [code, "code.ts", code];

refuses(
  "keys/one-enter",
  [
    'if (event.key === "Enter") save();',
    'if ("Enter" == key) save();',
    'if (event.key !== "Enter" || event.shiftKey) return;',
    'switch (key) { case "Enter": save(); }',
    '["Enter", " "].includes(key)',
    'new Set(["Enter", " "]).has(key)',
    'const ON_CARD = { m: "ask", Enter: "open" };',
    "if (event.nativeEvent.isComposing) return;",
    "const { keyCode } = event;",
    "const isIme = ({ isComposing }) => isComposing;",
  ].map(inOneFile),
);

accepts(
  "keys/one-enter",
  [
    "if (isEnter(event)) save();",
    'const KEYS = [["Enter", "Open the lead"]];',
    'const item = { id: "open", keys: ["Enter"] };',
    'if (event.key === "Escape") close();',
    'const words = "Enter saves";',
  ].map(inOneFile),
);
