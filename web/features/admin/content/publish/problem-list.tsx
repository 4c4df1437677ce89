import { placeWords } from "../search/texts-found.ts";
import type { Problem } from "../use-problems.ts";

type Props = { problems: readonly Problem[]; onJump: (path: string) => void };

/** What is in the way of publishing, each with its place and a way there. */
export function ProblemList({ problems, onJump }: Props) {
  const mistakes = problems.filter(({ isSample }) => !isSample);
  const samples = problems.filter(({ isSample }) => isSample);
  return (
    <div className="grid gap-3">
      <Problems title="To fix" problems={mistakes} onJump={onJump} />
      <Problems title="Still the sample’s, and invented: write your own" problems={samples} onJump={onJump} />
    </div>
  );
}

function Problems({ title, problems, onJump }: Props & { title: string }) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4 className="text-row font-semibold">
        {title} <span className="text-ink-3 font-normal">{problems.length}</span>
      </h4>
      <ul className="divide-line border-line mt-1 divide-y rounded-lg border">
        {problems.map(({ path, message, isSample }) => (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className="hover:bg-hover grid w-full cursor-pointer px-3 py-1.5 text-start pointer-coarse:min-h-11 focus-visible:-outline-offset-2"
              onClick={() => onJump(path)}
            >
              <span className="text-sm">{whereOf(path)}</span>
              {!isSample && <span className="text-ink-2 text-xs">{message}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const whereOf = (path: string) =>
  placeWords(path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
