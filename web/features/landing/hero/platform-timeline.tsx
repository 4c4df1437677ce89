import { useContent } from "../../../content/use-content.tsx";

const BEAT = "h58 l9 -26 l13 46 l10 -30 l6 10 h4 ";
const STEADY = `M0 36 ${BEAT.repeat(12)}`;

/** What changed, above one steady pulse: what did not. */
export function PlatformTimeline() {
  const { changes } = useContent("landing");
  return (
    <div className="mx-auto max-w-7xl px-5 pb-12 sm:px-8">
      <svg
        viewBox="0 0 1200 68"
        aria-hidden="true"
        preserveAspectRatio="xMinYMid slice"
        className="stroke-primary h-12 w-full sm:h-18 fill-none"
      >
        <path d={STEADY} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <ol className="mt-5 grid gap-x-4 gap-y-4 sm:grid-cols-3">
        {changes.map(({ name, year, effect }) => (
          <li key={name} className="border-base-content/35 border-l pl-4">
            <span className="text-base-content/75 block text-sm">{year}</span>
            <strong className="font-display block text-lg tracking-tight">{name}</strong>
            <span className="text-base-content/75 block text-sm">{effect}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
