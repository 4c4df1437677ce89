import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail } from "./fail.ts";

/** The options that a tool was started with, for one that reads them as it loads. Ends with a message over an unknown one. */
export function toolOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(error);
  }
}
