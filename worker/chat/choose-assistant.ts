import type { Assistant } from "./assistant.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ModelSettings } from "./model-settings.ts";
import { openaiAssistant } from "./openai-assistant.ts";
import { scriptedAssistant } from "./scripted-assistant.ts";
import type { TokenMeter } from "./token-meter.ts";
import { withFallback } from "./with-fallback.ts";

/** The model answers while the budget and the chat's attempts last; after that the script does. */
export function chooseAssistant(
  settings: ModelSettings | null,
  store: ChatStore,
  meter: TokenMeter,
): Assistant {
  if (!settings || !store.takeAttempt()) return scriptedAssistant;
  return withFallback(openaiAssistant(settings, meter), scriptedAssistant);
}
