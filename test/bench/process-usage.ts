import { readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process has used, by itself and in the kernel. */
export function cpuMs(pid: number): number {
  // The name in parentheses may hold spaces; what follows it is counted from the third field.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) * TICK_MS;
}

/** Bytes of memory that are the process's own: files that it has mapped are left out. */
export function memoryBytes(pid: number): number {
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kilobytes === undefined) throw new Error("The memory of workerd cannot be read.");
  return Number(kilobytes) * 1024;
}
