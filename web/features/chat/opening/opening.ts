import type { SavedChat } from "./saved-chat.ts";

/** What a conversation begins with. */
export type Opening = {
  sessionId: string;
  /** A first message that came with the link and is sent by itself. */
  prompt: string | null;
  /** What the browser kept of this chat; null for a new one. */
  saved: SavedChat | null;
};
