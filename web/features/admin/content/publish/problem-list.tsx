import { placeWords } from "../search/texts-found.ts";
import type { Problem } from "../use-problems.ts";

type Props = { problems: readonly Problem[]; onJump: (path: string) => void };

/** What is in the way of publishing, each with its place and a way there. */
export function ProblemList({ problems, onJump }: Props) {
  const mistakes = problems.filter(({ isSample }) => !isSample);
  const samples = problems.filter(({ isSample }) => isSample);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Places
        title="To fix"
        count={mistakes.length}
        places={mistakes.map(({ path, message }) => ({ path, where: whereOf(path), note: message }))}
        onJump={onJump}
      />
      <Places
        title="Still the sample’s, and invented: write your own"
        count={samples.length}
        places={byList(samples)}
        onJump={onJump}
      />
    </div>
  );
}

/** What may go out, and is worth a look before. */
export function WarningList({
  warnings,
  onJump,
}: {
  warnings: readonly Pick<Problem, "path" | "message">[];
  onJump: Props["onJump"];
}) {
  return (
    <Places
      title="Worth a look"
      count={warnings.length}
      places={warnings.map(({ path, message }) => ({ path, where: whereOf(path), note: message }))}
      onJump={onJump}
    />
  );
}

type Place = { path: string; where: string; note: string };
type PlacesProps = { title: string; count: number; places: readonly Place[]; onJump: Props["onJump"] };

function Places({ title, count, places, onJump }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-row font-semibold">
        {title} <span className="text-ink-3 font-normal">{count}</span>
      </h3>
      <ul className="divide-line border-line mt-1 divide-y rounded-lg border">
        {places.map(({ path, where, note }) => (
          <li key={`${path} ${note}`}>
            <button
              type="button"
              className="hover:bg-hover grid w-full cursor-pointer content-center px-3 py-1.5 text-start focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
              onClick={() => onJump(path)}
            >
              <span className="text-sm">{where}</span>
              <span className="text-ink-2 text-xs empty:hidden">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts of one list are one line, which leads to the first of them. */
function byList(problems: readonly Problem[]): Place[] {
  const lists = Map.groupBy(problems, ({ path }) => path.replace(/\.\d+(?:\..*)?$/, ""));
  return [...lists].flatMap(([list, entries]) => {
    const [first] = entries;
    if (!first) return [];
    const isAlone = entries.length === 1;
    const where = whereOf(isAlone ? first.path : list);
    return [{ path: first.path, where, note: isAlone ? "" : `${entries.length} texts` }];
  });
}

const whereOf = (path: string) =>
  placeWords(path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
