import { ABOUT_OUTCOME, CALL_OUTCOMES, type CallOutcome } from "#domain/calls/call-outcomes";

type Props = { chosen: CallOutcome | null; onChoose: (outcome: CallOutcome) => void };

/** What came of the call, each with its key. */
export function OutcomeButtons({ chosen, onChoose }: Props) {
  return (
    <div className="@container">
      <div
        role="group"
        aria-label="What came of the call"
        className="grid gap-2 @3xs:grid-cols-2 @xs:grid-cols-3 @2xl:grid-cols-6"
      >
        {CALL_OUTCOMES.map((outcome, index) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={outcome === chosen}
            aria-keyshortcuts={String(index + 1)}
            className={`btn ${outcome === chosen ? "btn-secondary" : "bg-base-100 border-base-300"} h-auto min-h-11 flex-nowrap gap-2 px-2 py-1 text-sm leading-tight font-medium`}
            onClick={() => onChoose(outcome)}
          >
            <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
              {index + 1}
            </kbd>
            <span className="min-w-0 text-balance">{ABOUT_OUTCOME[outcome].name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
