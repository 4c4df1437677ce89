import type { LastAssessment } from "../../../../lib/last-assessment.ts";
import type { SavedChat } from "./saved-chat.ts";

/** The start of a conversation. */
export type Opening = {
  sessionId: string;
  /** A first message passed in the link, which is sent automatically. */
  prompt: string | null;
  /** The browser's saved copy of this chat; null for a new one. */
  saved: SavedChat | null;
  /** The chat's own result, if it was completed before this page was loaded. */
  last: LastAssessment | null;
};
