/** The reply in progress, hidden from screen readers, which read it out once it is complete. */
export function WritingBubble({ content }: { content: string }) {
  return (
    <div aria-hidden="true" data-writing="" className="chat-bubble-theirs">
      {content === "" ? (
        <span className="chat-dots">
          <i />
          <i />
          <i />
        </span>
      ) : (
        content
      )}
    </div>
  );
}
