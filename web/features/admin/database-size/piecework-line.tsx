import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { countText } from "../ground/data/figures.ts";

type Props = { label: string; done: number; total: number; onStop: () => void };

/** How far work in pieces has come, and the way to stop it. */
export function PieceworkLine({ label, done, total, onStop }: Props) {
  const text = `${countText(done)} of ${countText(total)}`;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60 space-y-1">
        <p className="text-sm">
          {label}: {text}
        </p>
        <ProgressBar label={label} value={Math.min(done, total)} max={Math.max(total, 1)} valueText={text} />
      </div>
      <Button variant="outline" size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
