import type { ReplyState } from "../db/chat-projection.ts";
import type { Assistant } from "./assistant.ts";
import type { ChatStore } from "./chat-store.ts";
import { scriptedAssistant } from "./scripted-assistant.ts";

export function chooseAssistant(
  _env: Env,
  _store: ChatStore,
  _state: ReplyState,
  _mayUseModel: boolean,
): Assistant {
  return scriptedAssistant;
}
