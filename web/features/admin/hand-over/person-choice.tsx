import type { ReactNode } from "react";
import { Avatar } from "../ground/look/avatar.tsx";
import { personName } from "../ground/staff/person-name.ts";

/** Somebody who can be chosen, and what else is said of them. */
export type Person = { email: string; note?: string };

type Props = {
  /** What the choice is about: 'From', 'To'. */
  legend: string;
  /** A name for its radio buttons that no other choice on the page has. */
  name: string;
  people: readonly Person[];
  chosen: string;
  error?: string | null | undefined;
  onChoose: (email: string) => void;
  /** What stands below the people. */
  children?: ReactNode;
};

/** A choice of one person of several, by face and name. */
export function PersonChoice({ legend, name, people, chosen, error, onChoose, children }: Props) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="border-line max-h-72 overflow-y-auto rounded-lg border p-1">
        {people.map(({ email, note }) => (
          <label
            key={email}
            className="hover:bg-hover has-checked:bg-picked flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-md px-2 py-1"
          >
            <input
              type="radio"
              name={name}
              className="radio radio-sm border-edge shrink-0"
              checked={email === chosen}
              onChange={() => onChoose(email)}
            />
            <Avatar email={email} />
            <span className="min-w-0 grow basis-24">
              <span className="block truncate font-medium">{personName(email)}</span>
              <span className="text-ink-3 block truncate text-xs" title={email}>
                {email}
              </span>
            </span>
            {note && <span className="text-row text-ink-2 shrink-0">{note}</span>}
          </label>
        ))}
        {children}
      </div>
      <p id={`${name}-error`} aria-live="polite" className="text-bad text-row mt-1 font-medium empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
