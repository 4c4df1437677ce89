import type { ChatContent } from "#domain/content/parts/chat";
import { CHAT_LIMIT_MESSAGE } from "#domain/chat/chat";
import { ApiError } from "../../../lib/api-error.ts";
import { ReplyError } from "./request-reply.ts";

export type SendFailure = {
  /** The text shown below the message. */
  text: string;
  /**
   * `limit` and `gone` end the chat; after a `connection` failure the message is resent once the connection is back.
   */
  kind: "limit" | "gone" | "connection" | "refused";
};

/** Why a message got no reply (spec 8). Rate limiting is not the chat limit, although both are 429. */
export function sendFailure(error: unknown, isOnline: boolean, words: ChatContent["failures"]): SendFailure {
  if (error instanceof ReplyError) return { kind: "refused", text: words.interrupted };
  if (!(error instanceof ApiError)) {
    return { kind: "connection", text: isOnline ? words.connection : words.offline };
  }
  const { status, code, reason, issues } = error;
  if (status === 429 && code !== "rate_limited") {
    return { kind: "limit", text: code === "unknown" ? CHAT_LIMIT_MESSAGE : reason };
  }
  if (code === "gone") return { kind: "gone", text: reason };
  if (code === "reply_in_progress") {
    return { kind: "refused", text: words.busy };
  }
  const detail = issues[0]?.message ?? (status < 500 && code !== "unknown" ? reason : "");
  return { kind: "refused", text: detail === "" ? words.failed : `${words.failed}. ${detail}` };
}
