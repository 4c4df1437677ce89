import { bodyOf, type ApiCall, type OpenApi } from "./openapi.ts";
import { exampleField, exampleOf } from "./schema-rows.ts";

/** How a call is written in each language; the key is never in it. */
export const SAMPLE_LANGUAGES = [
  { id: "curl", label: "curl" },
  { id: "fetch", label: "JavaScript" },
] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]["id"];

const INDENT = 2;

/** The call as it can be pasted; its address begins with `server`. */
export function callSample(doc: OpenApi, call: ApiCall, server: string, language: SampleLanguage): string {
  const sample = sampleOf(doc, call, server);
  return language === "curl" ? curlOf(sample) : fetchOf(sample);
}

type Sample = { method: string; url: string; headers: [string, string][]; body: unknown };

function sampleOf(doc: OpenApi, call: ApiCall, server: string): Sample {
  const { method, path, parameters = [] } = call;
  const exampleText = (name: string) => {
    const { schema } = parameters.find((one) => one.name === name) ?? {};
    const example = schema ? exampleField(doc, name, schema) : null;
    return typeof example === "number" || typeof example === "string" ? String(example) : "1";
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleText(name));
  const query = parameters
    .filter((one) => one.in === "query" && one.required)
    .map(({ name }) => `${name}=${encodeURIComponent(exampleText(name))}`);
  const body = bodyOf(call);
  return {
    method,
    url: `${server}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: parameters
      .filter((one) => one.in === "header" && one.required)
      .map(({ name }): [string, string] => [name, exampleText(name)])
      .concat(body ? [["Content-Type", "application/json"]] : []),
    body: body ? exampleOf(doc, body, true) : undefined,
  };
}

function curlOf({ method, url, headers, body }: Sample): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(url)}`,
    '-H "Authorization: Bearer $BPM_KEY"',
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ];
  return parts.join(" \\\n  ");
}

/** For a shell: nothing in it is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function fetchOf({ method, url, headers, body }: Sample): string {
  const lines = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    "  headers: {",
    "    Authorization: `Bearer ${process.env.BPM_KEY}`,",
    ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body)}),`]),
  ];
  return [
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    ...lines,
    "});",
    "if (!answer.ok) throw new Error((await answer.json()).message);",
    "const { data } = await answer.json();",
  ].join("\n");
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, INDENT).replaceAll("\n", "\n  ");
}
