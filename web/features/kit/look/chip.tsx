import { Plus, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** A finger gets more room above and below than the chip is high. */
const CHIP =
  "text-row relative inline-flex min-h-7 max-w-full cursor-pointer items-center gap-1.5 rounded-md px-2.5 whitespace-nowrap pointer-coarse:min-h-8 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1.5 forced-colors:border";

const OFF = "bg-sunk hover:bg-picked";
const ON = "bg-ink text-on-ink font-semibold forced-colors:outline-2 forced-colors:-outline-offset-2";
const NEWS = "bg-ink text-on-ink hover:bg-ink-2 animate-rise font-semibold";

type ChipProps = Omit<ComponentProps<"button">, "type"> & {
  /** Whether it is pressed, for one that switches something. */
  isOn?: boolean;
  /** It has just come, and says what has happened. */
  isNews?: boolean;
};

/** A small button in a bar: it switches something, or opens a choice. */
export function Chip({ isOn, isNews = false, className = "", ...button }: ChipProps) {
  return (
    <button
      {...button}
      type="button"
      aria-pressed={isOn}
      className={`${CHIP} ${isNews ? NEWS : isOn ? ON : OFF} ${className}`}
    />
  );
}

/** '+ Filter'. */
export function AddChip({ children, className = "", ...button }: Omit<ComponentProps<"button">, "type">) {
  return (
    <button
      {...button}
      type="button"
      className={`${CHIP} border-edge text-ink-2 hover:bg-hover border border-dashed font-semibold ${className}`}
    >
      <Plus aria-hidden="true" className="size-3.5" />
      {children}
    </button>
  );
}

type SetChipProps = {
  /** What is set: `Status is` and, stronger, its value. */
  children: ReactNode;
  /** Names the button that takes it away: 'Remove Status is Won'. */
  removes: string;
  onRemove: () => void;
  /** Opens what changes it. */
  onPress?: () => void;
};

/** A filter that is set: pressed it can be changed, and its cross takes it away. */
export function SetChip({ children, removes, onRemove, onPress }: SetChipProps) {
  const words = <span className="truncate">{children}</span>;
  return (
    <span className="bg-sunk text-row inline-flex min-h-7 max-w-full items-center rounded-md pointer-coarse:min-h-8 forced-colors:border">
      {onPress ? (
        <button
          type="button"
          className="inline-flex min-h-7 min-w-0 cursor-pointer items-center ps-2.5"
          onClick={onPress}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-w-0 items-center ps-2.5">{words}</span>
      )}
      <button
        type="button"
        aria-label={removes}
        className="text-ink-3 hover:text-ink relative grid min-h-7 w-7 shrink-0 cursor-pointer place-items-center pointer-coarse:w-9 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
