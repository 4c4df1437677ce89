// Stands in for `wrangler d1 execute … --remote`: a file of SQLite is the database. FAKE_WRANGLER is a folder
// for it and for the calls; FAKE_FAILS, `<when> <file>`, makes one migration fail before, amid or after it.
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";

const folder = process.env.FAKE_WRANGLER;
const [failsWhen, failingFile] = (process.env.FAKE_FAILS ?? "").split(" ");
const text = { type: "string" };
const flag = { type: "boolean" };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { env: text, remote: flag, yes: flag, json: flag, command: text, file: text },
});
const call = {
  what: positionals.join(" "),
  ...values,
  ...(values.file && { file: path.basename(values.file) }),
};
appendFileSync(path.join(folder, "calls.jsonl"), `${JSON.stringify(call)}\n`);
const db = new DatabaseSync(path.join(folder, "d1.sqlite"));

function fail() {
  console.error("✘ [ERROR] The connection was lost.");
  process.exit(1);
}

/** All or nothing, and a statement a line: what spans several lines breaks, as it does there. */
function importFile(file) {
  const fails = (when) => failsWhen === when && failingFile === path.basename(file);
  if (fails("before")) fail();
  const lines = readFileSync(file, "utf8").split("\n");
  db.exec("begin");
  for (const line of fails("amid") ? lines.slice(0, lines.length / 2) : lines) db.exec(line);
  // What was written and not committed is gone with the process.
  if (fails("amid")) fail();
  db.exec("commit");
  if (fails("after")) fail();
}

console.error("▲ [WARNING] The database cannot serve queries meanwhile.");
if (values.file) importFile(values.file);
else {
  const results = /^select/i.test(values.command)
    ? db.prepare(values.command).all()
    : db.exec(values.command);
  console.log(JSON.stringify([{ results: results ?? [], success: true, meta: { duration: 1 } }], null, 2));
}
