import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { countText, totalText } from "../../ground/data/figures.ts";

/** `total` as the list counts, perhaps a lower bound: `1000+`. */
type Props = { label: string; done: number; total: string; onStop: () => void };

/** How far work in pieces has come, and the way to stop it. */
export function PieceworkLine({ label, done, total, onStop }: Props) {
  const text = `${countText(done)} of ${totalText(total)}`;
  const most = Math.max(Number.parseInt(total, 10), done, 1);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60 space-y-1">
        <p className="text-sm">
          {label}: {text}
        </p>
        <ProgressBar label={label} value={done} max={most} valueText={text} />
      </div>
      <Button variant="outline" size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
