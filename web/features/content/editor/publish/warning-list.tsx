import type { ErrorIssue } from "#domain/errors";
import { PlaceList, whereOf } from "./place-list.tsx";

type Props = { warnings: readonly Pick<ErrorIssue, "path" | "message">[]; onJump: (path: string) => void };

/** What may go out, and is worth a look before: each kind folded, with how many there are. */
export function WarningList({ warnings, onJump }: Props) {
  const kinds = Map.groupBy(warnings, ({ message }) => message);
  if (kinds.size === 0) return null;
  return (
    <section aria-label="Worth a look" className="grid grid-cols-1 gap-2">
      <h3 className="text-row font-semibold">
        Worth a look <span className="text-ink-3 font-normal">{warnings.length}</span>
      </h3>
      {[...kinds].map(([message, places]) => (
        <details key={message} className="border-line rounded-lg border px-3 py-2">
          <summary className="text-row flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11">
            {message} <span className="text-ink-3 ms-1">{places.length}</span>
          </summary>
          <PlaceList
            places={places.map(({ path }) => ({ path, where: whereOf(path), note: "" }))}
            onJump={onJump}
          />
        </details>
      ))}
    </section>
  );
}
