import { buttonClass } from "../../../../ui/button-class.ts";

/** Why a finish link shows no question. */
export type EndedReason = "ended" | "unknown" | "failed";

const WORDS = {
  ended: {
    title: "This link has ended",
    text: "Ask us for a new one, or take the assessment from the start.",
  },
  unknown: {
    title: "This link is not complete",
    text: "Copy it again as it was sent to you, or take the assessment from the start.",
  },
  failed: {
    title: "We could not load your answers",
    text: "They are safe. Load this page again in a moment.",
  },
} as const satisfies Record<EndedReason, { title: string; text: string }>;

/** A finish link that leads nowhere, or not now, with a way on. Its words are its own, as it may be all that works. */
export function FinishEnded({ reason }: { reason: EndedReason }) {
  const { title, text } = WORDS[reason];
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-6 px-5 py-16 sm:px-8">
      <div role="alert" className="grid gap-3">
        <h1 className="font-display text-title font-extrabold text-balance">{title}</h1>
        <p className="text-base-content/80 text-lg">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {reason === "failed" ? (
          <button type="button" onClick={() => location.reload()} className={buttonClass({ size: "lg" })}>
            Load again
          </button>
        ) : (
          <a href="/quiz" className={buttonClass({ size: "lg" })}>
            Start the assessment
          </a>
        )}
      </div>
    </main>
  );
}
