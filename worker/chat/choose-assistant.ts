import type { Assistant } from "./assistant.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ModelSettings } from "./model-settings.ts";
import { openaiAssistant } from "./openai-assistant.ts";
import { scriptedAssistant } from "./scripted-assistant.ts";
import type { TokenMeter } from "./token-meter.ts";
import { withFallback } from "./with-fallback.ts";

/** Who answers: the model while it may be paid for and the chat has attempts left, else the script. */
export function chooseAssistant(
  settings: ModelSettings | null,
  store: ChatStore,
  meter: TokenMeter,
): Assistant {
  if (!settings || !store.takeAttempt()) return scriptedAssistant;
  return withFallback(openaiAssistant(settings, meter), scriptedAssistant);
}
