import { missingFields } from "#domain/funnel/interview/interview-fields";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../../../lib/api-error.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import { completeChat } from "./complete-chat.ts";

export type Completion = { status: "idle" | "running" | "failed"; again: () => void };

/** Completes the assessment as soon as all facts are there. */
export function useCompletion({ sessionId, phase, collected }: ChatState, tell: Tell): Completion {
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<string>(null);
  const isDue = phase === "open" && missingFields(collected).length === 0;

  /** Resolves to whether it failed in a way worth retrying. */
  const complete = useEffectEvent(async (of: string): Promise<boolean> => {
    if (running.current === of) return false;
    running.current = of;
    try {
      tell({ type: "completed", result: await completeChat(of, collected) });
      return false;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "gone") tell({ type: "gone" });
      if (code === "assessment_incomplete") tell({ type: "outdated" });
      return code !== "gone" && code !== "assessment_incomplete";
    } finally {
      running.current = null;
    }
  });

  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    if (isDue) void complete(sessionId).then(setHasFailed);
  }, [isDue, sessionId, attempt]);

  const onOnline = useEffectEvent(again);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [hasFailed]);

  return { status: !isDue ? "idle" : hasFailed ? "failed" : "running", again };
}
