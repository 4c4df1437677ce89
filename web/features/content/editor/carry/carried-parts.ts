import type { StaffWords } from "#domain/content/staff-words";
import type { CarriedKind } from "#domain/settings/carry/carried-kinds";
import { carryPlan, seenVersions, type SeenVersions } from "#domain/settings/carry/carry-plan";
import { CARRIED, recordsForFile, type FunnelFile } from "#domain/settings/carry/funnel-file";
import { api, unwrap } from "../../../../lib/api.ts";
import { SETTING_NAMES } from "../../../kit/settings/setting-names.ts";

/** What an import would do to one record or text, by its name. */
export type NamedChange = { kind: "added" | "changed" | "removed" | "moved" | "off"; name: string };

/** Brings back what an import replaced. Throws if somebody has changed it since. */
export type Undo = () => Promise<unknown>;

/** A part of a file, as it would change what is here. */
export type ComparedPart = { label: string; changes: NamedChange[]; apply: () => Promise<Undo> };

/** What is taken along beside the texts: how it gets into a file, and out of one. */
export type CarriedPart = {
  label: string;
  exported: () => Promise<FunnelFile>;
  /** In the words in which questions and answers are published; null if the file does not hold it. */
  compared: (file: FunnelFile, words: StaffWords) => Promise<ComparedPart | null>;
};

type Calls<Write extends object, Stored extends object> = {
  kind: CarriedKind<Write, Stored>;
  list: () => Promise<Stored[]>;
  of: (file: FunnelFile) => Write[] | undefined;
  into: (records: Write[]) => FunnelFile;
  take: (json: { records: Write[]; seen: SeenVersions }) => Promise<unknown>;
  gone?: "removed" | "off";
  nameOf?: CarriedKind<Write, Stored>["name"];
};

function part<Write extends object, Stored extends { version: number }>(
  calls: Calls<Write, Stored>,
): CarriedPart {
  const { kind, list, of, into, take, gone = "removed" } = calls;
  const { label } = kind;
  const compared = async (file: FunnelFile, words: StaffWords) => {
    const records = of(file);
    if (!records) return null;
    const nameOf = (record: Write | Stored) => (calls.nameOf ?? kind.name)(record, words);
    const stored = await list();
    const { added, changed, removed } = carryPlan(kind, stored, records);
    const changes: NamedChange[] = [
      ...added.map((one) => ({ kind: "added" as const, name: nameOf(one) })),
      ...changed.map(({ from, to }) => ({
        kind: "changed" as const,
        name: bothNames(nameOf(from), nameOf(to)),
      })),
      ...removed.map((one) => ({ kind: gone, name: nameOf(one) })),
    ];
    const apply = async () => {
      await take({ records, seen: seenVersions(kind, stored) });
      const seen = seenVersions(kind, await list());
      return () => take({ records: recordsForFile(kind, stored), seen });
    };
    return { label, changes, apply };
  };
  return { label, compared, exported: async () => into(recordsForFile(kind, await list())) };
}

const bothNames = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);

/** In the order in which they are taken over: rules lead to offers. */
export const CARRIED_PARTS: readonly CarriedPart[] = [
  part({
    kind: CARRIED.offers,
    list: () => unwrap(api["tier-configs"].$get()),
    of: ({ offers }) => offers,
    into: (offers) => ({ offers }),
    take: (json) => unwrap(api["tier-configs"].import.$post({ json })),
    gone: "off",
  }),
  part({
    kind: CARRIED.rules,
    list: () => unwrap(api["scoring-rules"].$get()),
    of: ({ rules }) => rules,
    into: (rules) => ({ rules }),
    take: (json) => unwrap(api["scoring-rules"].import.$post({ json })),
  }),
  part({
    kind: CARRIED.ranges,
    list: () => unwrap(api["score-ranges"].$get()),
    of: ({ ranges }) => ranges,
    into: (ranges) => ({ ranges }),
    take: (json) => unwrap(api["score-ranges"].import.$post({ json })),
  }),
  part({
    kind: CARRIED.overrides,
    list: () => unwrap(api["override-rules"].$get()),
    of: ({ overrides }) => overrides,
    into: (overrides) => ({ overrides }),
    take: (json) => unwrap(api["override-rules"].import.$post({ json })),
  }),
  part({
    kind: CARRIED.settings,
    list: () => unwrap(api["system-settings"].$get()),
    of: ({ settings }) => settings,
    into: (settings) => ({ settings }),
    take: (json) => unwrap(api["system-settings"].import.$post({ json })),
    nameOf: ({ key }) => SETTING_NAMES[key],
  }),
];

/** What only owners take over. */
export const OWNERS_PART = CARRIED.settings.label;
