import { HOSTILE_TEXTS } from "./hostile-text.ts";

const DEPTH = 3000;

/** JSON as text, because much of it is nothing that `JSON.stringify` would write. */
const HOSTILE_VALUES: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e309",
  "-1e309",
  "1e-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "NaN",
  "Infinity",
  "undefined",
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '["a"]',
  '[1,"a",null,{}]',
  '{"$ne":1}',
  '{"toString":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"length":-1}',
  '"\\ud800"',
  '"\\u0000"',
  '"\\uDFFF\\uD800"',
  '"\\x41"',
  "'single'",
  '"unclosed',
  "[".repeat(DEPTH) + "]".repeat(DEPTH),
  '{"a":'.repeat(DEPTH) + "1" + "}".repeat(DEPTH),
  `[${"0,".repeat(5000)}0]`,
  `{${Array.from({ length: 1000 }, (_, i) => `"k${i}":1`).join(",")}}`,
];

/** Every hostile value: those above, and each hostile text as a string. */
export const HOSTILE_JSON: readonly string[] = [
  ...HOSTILE_VALUES,
  ...HOSTILE_TEXTS.map((text) => JSON.stringify(text)),
];

/** Members that nobody asked for: what a careless server would merge into a record. */
export const UNASKED_MEMBERS: readonly string[] = [
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"leadStatus":"Won"',
  '"dealValue":1000000',
  '"adminNotes":"x"',
  '"ipAddress":"203.0.113.1"',
  '"isActive":1',
  '"version":999',
  '"id":1',
  '"":0',
  '"sessionId":"00000000-0000-4000-8000-000000000009"',
  '"sessionId":null',
  '"answers":[]',
];
