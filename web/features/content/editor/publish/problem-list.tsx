import type { Content } from "#domain/content/content";
import type { Ours } from "#domain/content/parts/ours";
import { valueAt } from "#domain/content/merged";
import { offerAt } from "#domain/offers/invented-offers";
import type { ReactNode } from "react";
import { LocalTime } from "../../../../ui/local-time.tsx";
import type { Problem } from "../use-problems.ts";
import { mayBeEmpty } from "../form/schema-node.ts";
import { PlaceList, whereOf, type ListedPlace } from "./place-list.tsx";

type Props = {
  document: Content;
  problems: readonly Problem[];
  onJump: (path: string) => void;
} & SampleActs;

type SampleActs = {
  onKeep: (kept: Ours) => void;
  /** Removes entries of a list, by their indexes. */
  onRemove: (list: string, indexes: ReadonlySet<number>) => void;
};

/** What is in the way of publishing: what is wrong, and what is still the sample's. */
export function ProblemList({ document, problems, onJump, ...acts }: Props) {
  const mistakes = problems.filter(({ kept }) => kept === null);
  const samples = problems.filter(({ kept }) => kept !== null);
  return (
    <>
      {mistakes.length > 0 && (
        <Section title="To fix" count={mistakes.length}>
          <PlaceList
            places={mistakes.map(({ path, message }) => ({ path, where: whereOf(path), note: message }))}
            onJump={onJump}
          />
        </Section>
      )}
      {samples.length > 0 && (
        <Section title="Sample content to replace" count={samples.length}>
          <p className="text-row text-ink-2">
            Write your own, or remove what you don’t need. If one is already true of your business, press
            “This is ours.”
          </p>
          <PlaceList places={byList(document, samples, acts)} onJump={onJump} />
        </Section>
      )}
    </>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-row font-semibold">
        {title} <span className="text-ink-3 font-normal">{count}</span>
      </h3>
      {children}
    </section>
  );
}

/** Texts of one list are one line, which leads to the first of them. */
function byList(document: Content, problems: readonly Problem[], acts: SampleActs): ListedPlace[] {
  const lists = Map.groupBy(problems, ({ path }) =>
    offerAt(path) === null ? path.replace(ENTRY, "") : path,
  );
  return [...lists].flatMap(([list, entries]) => {
    const [first] = entries;
    if (!first) return [];
    const where = whereOf(entries.length === 1 ? first.path : list);
    const action = <SampleButtons {...{ where, list, entries }} {...acts} />;
    return [{ path: first.path, where, note: noteOf(document, entries), action }];
  });
}

/** `.0` or `.0.quote` at the end of a place in a list. */
const ENTRY = /\.(\d+)(?:\..*)?$/;

type ButtonProps = SampleActs & { where: string; list: string; entries: readonly Problem[] };

/** What can be done here with texts of the sample: they are theirs, or whole entries go. */
function SampleButtons({ where, list, entries, onKeep, onRemove }: ButtonProps) {
  const kept = entries.flatMap((entry) => (entry.kept ? [entry.kept] : []));
  const indexes = new Set(entries.flatMap(({ path }) => ENTRY.exec(path)?.[1] ?? []).map(Number));
  return (
    <div className="me-3 ms-2 flex shrink-0 flex-col items-end gap-x-4 sm:flex-row">
      {indexes.size > 0 && mayBeEmpty(list) && (
        <SampleButton name={`Remove ${indexes.size}`} where={where} onPress={() => onRemove(list, indexes)} />
      )}
      <SampleButton name="This is ours" where={where} onPress={() => onKeep(kept)} />
    </div>
  );
}
function SampleButton({ name, where, onPress }: { name: string; where: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${name}: ${where}`}
      className="link text-row pointer-coarse:min-h-11"
      onClick={onPress}
    >
      {name}
    </button>
  );
}

/** What stands there. */
function noteOf(document: Content, entries: readonly Problem[]): string {
  const [first] = entries;
  if (first && offerAt(first.path) !== null) return first.message;
  const texts = entries.flatMap(({ path }) => {
    const text = valueAt(document, path);
    return typeof text === "string" ? [`“${text}”`] : [];
  });
  return entries.length === 1 ? texts.join("") : `${entries.length} texts: ${texts.join(", ")}`;
}

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

type KeptProps = { ours: Ours; onChange: (ours: Ours) => void };

/** What of the sample was kept, by whom and when. */
export function KeptList({ ours, onChange }: KeptProps) {
  if (ours.length === 0) return null;
  return (
    <details className="border-line rounded-lg border px-3 py-2">
      <summary className="text-row flex min-h-6 cursor-pointer items-center font-semibold pointer-coarse:min-h-11">
        Marked as ours <span className="text-ink-3 ms-1 font-normal">{ours.length}</span>
      </summary>
      <ul className="divide-line divide-y pt-1">
        {ours.map((kept) => {
          const where = whereOf(kept.place);
          return (
            <li key={`${kept.place} ${kept.text}`} className="flex items-center gap-3 py-1.5">
              <div className="min-w-0 grow">
                <p className="text-sm [overflow-wrap:anywhere]">{where}</p>
                <p className="text-ink-2 line-clamp-2 text-xs [overflow-wrap:anywhere]">
                  {kept.text && `“${kept.text}” · `}
                  {kept.by || "you"}
                  {kept.at && (
                    <>
                      , <LocalTime at={Date.parse(kept.at)} format={WHEN} />
                    </>
                  )}
                </p>
              </div>
              <button
                type="button"
                aria-label={`Not ours: ${where}`}
                className="link text-row shrink-0 pointer-coarse:min-h-11"
                onClick={() => onChange(ours.filter((one) => one !== kept))}
              >
                Not ours
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
