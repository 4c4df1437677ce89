import { log } from "../log.ts";
import type { Assistant } from "./assistant.ts";

/** `first`, replaced by `second` for a reply that failed before any of it was sent. */
export function withFallback(first: Assistant, second: Assistant): Assistant {
  return {
    async *reply(request) {
      let begun = false;
      try {
        for await (const text of first.reply(request)) {
          begun = true;
          yield text;
        }
        if (begun) return;
      } catch (error) {
        if (begun) throw error;
        log("model_replaced", { error: error instanceof Error ? error.name : "unknown" });
      }
      yield* second.reply(request);
    },
  };
}
