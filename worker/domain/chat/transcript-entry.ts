/** A message of a conversation as staff read it. Ids are local to the chat and give the order of the entries. */
export type TranscriptEntry = { id: number; role: "user" | "assistant"; content: string; createdAt: string };
