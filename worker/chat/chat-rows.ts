import { channelSettingsSchema, type ChannelSettings } from "#domain/delivery/channel-settings";
import type { Interview } from "#domain/funnel/interview/interview-state";
import { FIRST_INTERVIEW, interviewSchema } from "#domain/funnel/interview/interview-state";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/funnel/interview/interview-fields";

/** One user message with its reply; the reply is null while it is being written. */
export type StoredTurn = {
  id: number;
  messageId: string;
  message: string;
  reply: string | null;
  createdAt: number;
  repliedAt: number | null;
};

export type StoredFact = {
  field: InterviewField;
  value: string;
  source: "extraction" | "correction";
  messageId: string | null;
  quote: string | null;
};

/** The chat's state other than its turns and facts. Times are milliseconds since 1970. */
export type ChatRecord = {
  sessionId: string;
  createdAt: number;
  lastActiveAt: number;
  greeting: string | null;
  /** The question that followed the greeting. */
  question: string | null;
  interview: Interview;
  /** The channels that were set up for this visitor at their last call. */
  channels: ChannelSettings;
  attempts: number;
  extractions: number;
  analysedTurn: number;
  unprojected: boolean;
  completionDueAt: number | null;
  completedAt: number | null;
};

export type Reservation =
  | { outcome: "reserved"; turnId: number }
  | { outcome: "replay"; reply: string }
  | { outcome: "in_progress" | "conflict" | "limit" };

/** Until a call says otherwise, nothing is sent. */
const NO_CHANNELS: ChannelSettings = { open: [], adConsentByDefault: false };

export type SqlRow = Record<string, SqlStorageValue>;

export function turnOf(row: SqlRow): StoredTurn {
  return {
    id: Number(row["id"]),
    messageId: String(row["message_id"]),
    message: String(row["message"]),
    reply: text(row["reply"]),
    createdAt: Number(row["created_at"]),
    repliedAt: number(row["replied_at"]),
  };
}

export function factOf(row: SqlRow): StoredFact[] {
  const field = fieldOf(row["field"]);
  if (!field) return [];
  const source = row["source"] === "correction" ? "correction" : "extraction";
  const [messageId, quote] = [text(row["message_id"]), text(row["quote"])];
  return [{ field, value: String(row["value"]), source, messageId, quote }];
}

export function recordOf(row: SqlRow): ChatRecord {
  return {
    sessionId: text(row["session_id"]) ?? "",
    createdAt: Number(row["created_at"]),
    lastActiveAt: Number(row["last_active_at"]),
    greeting: text(row["greeting"]),
    question: text(row["question"]),
    interview: interviewOf(row["interview"]),
    channels: channelsOf(row["channels"]),
    attempts: Number(row["attempts"]),
    extractions: Number(row["extractions"]),
    analysedTurn: Number(row["analysed_turn"]),
    unprojected: row["unprojected"] === 1,
    completionDueAt: number(row["completion_due_at"]),
    completedAt: number(row["completed_at"]),
  };
}

function text(value: SqlStorageValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function number(value: SqlStorageValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function fieldOf(value: SqlStorageValue | undefined): InterviewField | null {
  return INTERVIEW_FIELDS.find((field) => field === value) ?? null;
}

function channelsOf(value: SqlStorageValue | undefined): ChannelSettings {
  const stored: unknown = JSON.parse(text(value) ?? "null");
  return channelSettingsSchema.safeParse(stored).data ?? NO_CHANNELS;
}

function interviewOf(value: SqlStorageValue | undefined): Interview {
  const stored: unknown = JSON.parse(text(value) ?? "null");
  return interviewSchema.safeParse(stored).data ?? FIRST_INTERVIEW;
}
