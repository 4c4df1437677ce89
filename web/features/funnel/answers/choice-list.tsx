import { Check } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import "./answers.css";
import { letterOf, useChoiceKeys } from "./use-choice-keys.ts";

type ChoiceListProps = {
  options: readonly { value: string; label: string; help?: string }[];
  chosen: string | undefined;
  labelledBy: string;
  onChoose: (value: string) => void;
};

/** A single Tab stop. Arrows, Home and End move without choosing; Space, Enter, letters and digits choose. */
export function ChoiceList({ options, chosen, labelledBy, onChoose }: ChoiceListProps) {
  const group = useRef<HTMLDivElement>(null);
  const chosenIndex = options.findIndex(({ value }) => value === chosen);
  const [picked, setPicked] = useState(-1);
  const [reached, setReached] = useState(Math.max(0, chosenIndex));

  function choose(index: number): void {
    const option = options[index];
    if (!option) return;
    setReached(index);
    setPicked(index);
    onChoose(option.value);
  }

  function move(event: KeyboardEvent): void {
    const next = indexAfter(event.key, reached, options.length);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setReached(next);
    group.current?.querySelectorAll<HTMLElement>("[role=radio]")[next]?.focus();
  }

  useChoiceKeys(options.length, choose);

  return (
    <div ref={group} role="radiogroup" aria-labelledby={labelledBy} onKeyDown={move} className="grid gap-3">
      {options.map(({ value, label, help }, index) => (
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          tabIndex={index === reached ? 0 : -1}
          data-picked={index === picked || undefined}
          onClick={() => choose(index)}
          className="answer-choice"
        >
          <span aria-hidden="true" className="answer-choice-key">
            {letterOf(index)}
          </span>
          <span className="grow">
            {label}
            {help && <span className="block text-sm font-normal opacity-75">{help}</span>}
          </span>
          <Check aria-hidden="true" className="answer-choice-check" />
        </button>
      ))}
    </div>
  );
}

function indexAfter(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
