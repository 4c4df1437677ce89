import { useRef, type KeyboardEvent } from "react";

type Tab<Id extends string> = { id: Id; label: string };

type TabsProps<Id extends string> = {
  /** Name of the whole list, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Id of the panel that all tabs fill. */
  panelId: string;
  className?: string;
};

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs with one Tab stop; arrows, Home and End move and select. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  function moveTo(index: number): void {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEP[event.key];
    const at = tabs.findIndex((tab) => tab.id === selected);
    if (step) moveTo(at + step);
    else if (event.key === "Home") moveTo(0);
    else if (event.key === "End") moveTo(-1);
    else return;
    event.preventDefault();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={`flex flex-wrap gap-2 ${className ?? ""}`}
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="border-base-content/25 aria-selected:bg-base-content aria-selected:text-base-100 aria-selected:border-base-content hover:border-base-content min-h-10 cursor-pointer rounded-full border px-4 text-sm font-semibold"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
