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

const FAILED = "Failed to send message";

/** Why a message got no reply (spec 8). Rate limiting is not the chat limit, although both are 429. */
export function sendFailure(error: unknown, isOnline: boolean): SendFailure {
  if (error instanceof ReplyError) return { kind: "refused", text: error.message };
  if (!(error instanceof ApiError)) {
    const offline = "You’re offline. Your message is safe here, and we’ll send it when you’re back.";
    return { kind: "connection", text: isOnline ? `${FAILED}. Please check your connection.` : offline };
  }
  const { status, code, reason, issues } = error;
  if (status === 429 && code !== "rate_limited") {
    return { kind: "limit", text: code === "unknown" ? CHAT_LIMIT_MESSAGE : reason };
  }
  if (code === "gone") return { kind: "gone", text: reason };
  if (code === "reply_in_progress") {
    return { kind: "refused", text: "Another reply is still being written. Please try again in a moment." };
  }
  const detail = issues[0]?.message ?? (status < 500 && code !== "unknown" ? reason : "");
  return { kind: "refused", text: detail === "" ? FAILED : `${FAILED}. ${detail}` };
}
