// Makes the README's four changes in a copy of the tree, as somebody would who knows nothing else: the type check has to
// ask for each file that is said to be asked for, and the tests that matter have to pass once all of it is there.
import { fail } from "../fail.ts";
import { stopPrograms } from "../run-program.ts";
import { replacedOnce, ScratchCopy } from "../scratch-copy.ts";
import { stopWithParent } from "../start/stop-with-parent.ts";
import { FOUR_CHANGES, type Change, type Edit } from "./four-changes.ts";

/** Tests that fail while a version or a migration is missing, which no compiler sees. */
const GUARDS = [
  "test/domain/calls/consequences/rules-version.test.ts",
  "test/tools/deploy/schema-drift.test.ts",
];

/** What the changes touch. Of a rule that has changed on purpose, its own tests say the old one. */
const TESTS = [
  ...GUARDS,
  "test/domain/content",
  "test/domain/delivery",
  "test/domain/funnel",
  "test/domain/leads",
  "test/web/offers",
];

const filesOf = (edits: readonly Edit[]) => [...new Set(edits.map(({ file }) => file))];

function apply(copy: ScratchCopy, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const { file, at } = edit;
    copy.write(file, replacedOnce(copy.read(file), at, "to" in edit ? edit.to : at + edit.add, file));
  }
}

/** The text of all files that the changes touch, to begin again with. */
function remember(copy: ScratchCopy): () => void {
  const edits = FOUR_CHANGES.flatMap(({ first, asked, unasked }) => [...first, ...asked, ...unasked]);
  const texts = new Map(filesOf(edits).map((file) => [file, copy.read(file)]));
  return () => texts.forEach((text, file) => copy.write(file, text));
}

async function typeCheck(copy: ScratchCopy): Promise<string> {
  const { code, output } = await copy.run("tsc", ["-b"]);
  return code === 0 ? "" : output;
}

async function runTests(copy: ScratchCopy, files: readonly string[], ...options: string[]) {
  return copy.run("vitest", [
    "run",
    "--config=test/vitest.config.ts",
    "--project=unit",
    ...options,
    ...files,
  ]);
}

/** In each turn a file of each change is left out. Returns those that the type check did not miss. */
async function leaveOut(copy: ScratchCopy): Promise<string[]> {
  const turns = Math.max(...FOUR_CHANGES.map(({ asked }) => filesOf(asked).length));
  const again = remember(copy);
  const unseen: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const left = FOUR_CHANGES.map((change) => ({ change, file: filesOf(change.asked)[turn] }));
    for (const { change, file } of left) apply(copy, without(change, file));
    const output = await typeCheck(copy);
    again();
    for (const { change, file } of left) {
      if (file === undefined) continue;
      const isSeen = [change.word, `${file}(`].some((sign) => sign !== null && output.includes(sign));
      if (!isSeen) unseen.push(file);
      console.log(`${isSeen ? "asked for" : "NOT ASKED FOR"}  ${file}  (${change.title})`);
    }
  }
  return unseen;
}

function without({ first, asked, unasked }: Change, file: string | undefined): Edit[] {
  return [...first, ...asked.filter((edit) => edit.file !== file), ...unasked];
}

/** All four, first without what only a test can miss. */
async function makeAll(copy: ScratchCopy): Promise<void> {
  for (const { first, asked } of FOUR_CHANGES) apply(copy, [...first, ...asked]);
  for (const guard of GUARDS) {
    const { code } = await runTests(copy, [guard]);
    if (code === 0) throw new Error(`${guard} does not ask for anything.`);
  }
  for (const { unasked } of FOUR_CHANGES) apply(copy, unasked);
  const more = ["generate", "--config", "worker/db/drizzle.config.ts", "--name", "a-guarantee"];
  for (const [name, args] of [
    ["drizzle-kit", more],
    ["node", ["test/tools/deploy/land-migrations.ts"]],
  ] as const) {
    const { code, output } = await copy.run(name, [...args]);
    if (code !== 0) throw new Error(`${name} fails.\n${output}`);
  }
  const errors = await typeCheck(copy);
  if (errors !== "") throw new Error(`The four changes do not compile.\n${errors}`);
  const { code, output } = await runTests(copy, TESTS, "--update=new");
  if (code !== 0) throw new Error(`The four changes break tests.\n${output}`);
}

async function main(): Promise<void> {
  const copy = await ScratchCopy.make();
  let unseen: string[] = [];
  try {
    unseen = await leaveOut(copy);
    await makeAll(copy);
  } finally {
    copy.remove();
  }
  if (unseen.length > 0) throw new Error(`The type check does not ask for ${unseen.join(", ")}.`);
  console.log("The four changes take what the README says.");
  // Listening for the program that started this one would keep it alive.
  process.exit(0);
}

stopWithParent(() => Promise.resolve(stopPrograms()));
await main().catch(fail);
