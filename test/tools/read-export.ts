// `npm run read-export -- FILE…`: checks files of exported leads. `--lead NUMBER` also prints one of the leads.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { fail } from "./fail.ts";
import { readExport } from "./read-export-file.ts";

function main(): void {
  const { values, positionals } = parseArgs({
    options: { lead: { type: "string" } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error("npm run read-export -- FILE… [--lead NUMBER]");
  const files = positionals.map((name) => readFile(name));
  if (values.lead !== undefined) printLead(files, Number(values.lead));
}

/** npm changes to the repository's root; a name is meant from where it was typed. */
function readFile(name: string) {
  const text = readFileSync(path.resolve(process.env["INIT_CWD"] ?? "", name), "utf8");
  const { exportedAt, ids } = readExport(text);
  console.error(`${name}: whole. ${ids.length} leads, exported at ${exportedAt}`);
  return { text, ids };
}

function printLead(files: ReturnType<typeof readFile>[], id: number): void {
  const file = files.find(({ ids }) => ids.includes(id));
  if (!file) throw new Error(`Lead ${id} is in none of them.`);
  // The first line is about the file.
  const line = file.text.split("\n")[file.ids.indexOf(id) + 1] ?? "";
  console.log(JSON.stringify(JSON.parse(line), null, 2));
}

try {
  main();
} catch (error) {
  fail(error);
}
