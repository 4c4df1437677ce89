import { accessSync, constants, statfsSync } from "node:fs";

const SHARED_MEMORY = "/dev/shm";
const LEAST_BYTES = 1024 ** 3;

/** Linux's folder in memory, where there is one with room for a run of tests. */
export function memoryFolder(): string | null {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= LEAST_BYTES ? SHARED_MEMORY : null;
  } catch {
    return null;
  }
}
