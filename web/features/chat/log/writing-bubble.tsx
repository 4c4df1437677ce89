/** The reply that is being written: for the eyes alone, since it is read out once it is whole. */
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
