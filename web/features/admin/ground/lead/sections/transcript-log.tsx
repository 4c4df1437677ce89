import type { TranscriptEntry } from "#domain/chat/transcript-entry";
import { Ago } from "../../time/ago.tsx";

/** A chat's messages, each at the side of whoever wrote it. */
export function TranscriptLog({ messages }: { messages: readonly TranscriptEntry[] }) {
  return (
    <ol className="space-y-4">
      {messages.map(({ id, role, content, createdAt }) => (
        <li key={id} className={role === "user" ? "pl-6 sm:pl-16" : "pr-6 sm:pr-16"}>
          <p className="text-base-content/75 mb-1 flex justify-between gap-3 text-xs">
            <span className="font-semibold">{role === "user" ? "Visitor" : "Assistant"}</span>
            <Ago time={createdAt} />
          </p>
          <p
            dir="auto"
            className={`rounded-box p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap ${role === "user" ? "bg-base-content text-base-100" : "bg-base-200"}`}
          >
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
