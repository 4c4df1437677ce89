import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The mails that were sent, as text; the first one makes the folder. */
export function mailsIn(folder: string): string {
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), "utf8"))
    .join("\n");
}
