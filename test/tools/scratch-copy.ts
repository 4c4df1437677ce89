import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { repoRoot } from "./repo-root.mjs";
import { runProgram, type ProgramResult } from "./run-program.ts";

/** What the tools keep in there belongs to the tree that it was made from. */
const OWN_CACHES = /^\.(?!bin$)/;
/** Generated, so that Git does not list them. The compiler goes on from what it knows. */
const GENERATED = ["worker/env.d.ts", "node_modules/.cache/tsc"];

/** A copy of the working tree that programs may change and run in, with the packages of this one. */
export class ScratchCopy {
  readonly root: string;
  readonly #remove = () => rmSync(this.root, { recursive: true, force: true });

  private constructor(root: string) {
    this.root = root;
    // Also when the program is interrupted.
    process.on("exit", this.#remove);
  }

  /** Copies all files that are not ignored, as they are now, committed or not. */
  static async make(): Promise<ScratchCopy> {
    const copy = new ScratchCopy(mkdtempSync(path.join(tmpdir(), "bpm-funnel-copy-")));
    const listed = await runProgram("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    if (listed.code !== 0) throw new Error(`The tree's files could not be listed.\n${listed.output}`);
    linkPackages(copy.root);
    for (const file of [...listed.stdout.split("\0").filter(Boolean), ...GENERATED]) {
      const from = path.join(repoRoot, file);
      // One that is deleted and not committed is still listed.
      if (existsSync(from)) cpSync(from, path.join(copy.root, file), { recursive: true });
    }
    return copy;
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text);
  }

  /** Runs a package's program in the copy. */
  run(name: string, args: string[], env: Record<string, string> = {}): Promise<ProgramResult> {
    return runProgram(name, args, { cwd: this.root, env });
  }

  remove(): void {
    process.off("exit", this.#remove);
    this.#remove();
  }
}

/** A folder of links: what is written beside the packages, as caches are, stays in the copy. */
function linkPackages(root: string): void {
  const packages = path.join(repoRoot, "node_modules");
  mkdirSync(path.join(root, "node_modules"));
  for (const name of readdirSync(packages).filter((one) => !OWN_CACHES.test(one))) {
    symlinkSync(path.join(packages, name), path.join(root, "node_modules", name));
  }
}

/** The text with `from` replaced, which must stand in it once; `where` is named if it does not. */
export function replacedOnce(text: string, from: string, to: string, where: string): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${where}: this stands there ${count} times, not once:\n${from}`);
  return text.replace(from, () => to);
}
