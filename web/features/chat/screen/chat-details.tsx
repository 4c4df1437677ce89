import type { InterviewField } from "#domain/interview/interview-fields";
import { LegalLinks } from "../../privacy/legal-links.tsx";
import { ChatBooking } from "../results/chat-booking.tsx";
import { InfoPanel } from "../facts/info-panel.tsx";
import { ResultsCard } from "../results/results-card.tsx";
import type { Booking } from "../results/use-booking.ts";
import type { Chat } from "../use-chat.ts";

type ChatDetailsProps = {
  chat: Chat;
  booking: Booking;
  editing: InterviewField | null;
  onEdit: (field: InterviewField | null) => void;
};

/** Everything but the conversation: collected facts, result and booking. Shown beside the chat or in the drawer. */
export function ChatDetails({ chat, booking, editing, onEdit }: ChatDetailsProps) {
  const { sessionId, phase, result, collected } = chat;
  return (
    // Contains visually hidden content, which would otherwise stretch the surrounding drawer.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-8">
      {result && (
        <ResultsCard
          sessionId={sessionId}
          offerTier={result.offerTier}
          collected={collected}
          booking={booking}
          onBook={booking.book}
        />
      )}
      <InfoPanel chat={chat} editing={editing} onEdit={onEdit} />
      {phase === "completed" && <ChatBooking sessionId={sessionId} booking={booking} />}
      <LegalLinks className="text-sm" />
    </div>
  );
}
