import "../../../index.css";
import { useEffect, useState } from "react";
import { enterStep } from "../../../lib/visit/visit-steps.ts";
import { ChatIntro } from "./start/chat-intro.tsx";
import "./chat.css";
import "./conversation/chat-log.css";
import { ResumeChatDialog } from "./start/resume-chat-dialog.tsx";
import { useConversation } from "./start/use-conversation.ts";
import { useOpening } from "./start/use-opening.ts";

export function ChatPage() {
  const { opening, resumable, last, start, resume } = useOpening();
  const { Conversation, hasFailed, again } = useConversation(opening !== null);
  const [isAskedLater, setIsAskedLater] = useState(false);
  useEffect(() => enterStep("chat", "chat_opened"), []);

  if (opening && Conversation) {
    return <Conversation key={opening.sessionId} opening={opening} onStartOver={start} />;
  }
  function begin(): void {
    if (opening) again();
    else if (resumable) setIsAskedLater(false);
    else start();
  }
  return (
    <>
      <ChatIntro
        last={last}
        isStarting={opening !== null && !hasFailed}
        hasFailed={hasFailed}
        onStart={begin}
      />
      {resumable && !opening && !isAskedLater && (
        <ResumeChatDialog
          saved={resumable}
          onContinue={resume}
          onStartFresh={start}
          onClose={() => setIsAskedLater(true)}
        />
      )}
    </>
  );
}
