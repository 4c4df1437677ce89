import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { useContent, useContentVersion } from "../../../../content/use-content.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { correctFact } from "../chat-calls.ts";
import type { ChatState, Tell } from "../chat-state.ts";

export type Correct = (field: InterviewField, value: string | null) => Promise<string | null>;

/** Sets or clears a fact. Resolves to an error text, or null. */
export function useCorrection({ sessionId }: ChatState, tell: Tell): Correct {
  const { greeting, facts } = useContent("chat");
  const contentVersion = useContentVersion();
  return async (field, value) => {
    try {
      const { collected, sources } = await correctFact(sessionId, field, value, { greeting, contentVersion });
      tell({ type: "corrected", collected, sources });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) return facts.unreached;
      if (error.code === "gone") tell({ type: "gone" });
      // Completed in the meantime, by another tab or automatically.
      if (error.code === "conflict") tell({ type: "stale" });
      return error.issues[0]?.message ?? error.reason;
    }
  };
}
