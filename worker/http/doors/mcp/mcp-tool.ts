import type * as z from "zod/mini";
import type { AppContext } from "../../context.ts";

/** A tool of an assistant: what it takes, and what it does with it. */
export type McpTool = {
  input: z.ZodMiniType;
  /** Runs it with what the protocol's code has parsed by `input`. */
  run: (c: AppContext, input: unknown) => Promise<object>;
};

/** Ties what a tool does to what it takes. */
export function mcpTool<Schema extends z.ZodMiniType>(
  input: Schema,
  run: (c: AppContext, input: z.output<Schema>) => Promise<object>,
): McpTool {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it was parsed by this very schema
  return { input, run: (c, given) => run(c, given as z.output<Schema>) };
}
