import type { ReactNode } from "react";
import { featuresFromText } from "#domain/offers/offer";
import { safeWebAddress } from "../../kit/data/web-address.ts";

/** How a kind of value is typed, sent and shown. */
export type FieldKind<Value> = {
  control: "line" | "area" | "checkbox";
  textOf: (value: Value) => string;
  /** Converts the text to the value to send, which the offer's schema validates. */
  valueOf: (text: string, tier: number) => unknown;
  show: (value: Value) => ReactNode;
};

export const LINE: FieldKind<string> = {
  control: "line",
  textOf: (text) => text,
  valueOf: (text) => text,
  show: (text) => text || "None",
};

export const AREA: FieldKind<string> = { ...LINE, control: "area" };

/** One entry per line. */
export const LIST: FieldKind<string[]> = {
  control: "area",
  textOf: (entries) => entries.join("\n"),
  valueOf: featuresFromText,
  show: (entries) => (entries.length === 0 ? "None" : <Entries entries={entries} />),
};

export const NUMBER: FieldKind<number> = { control: "line", textOf: String, valueOf: Number, show: String };

export const LINK: FieldKind<string | null> = {
  control: "line",
  textOf: (address) => address ?? "",
  valueOf: (text) => text.trim(),
  show: (address) => (address ? <WebLink address={address} /> : "None"),
};

export const FLAG: FieldKind<0 | 1> = {
  control: "checkbox",
  textOf: String,
  valueOf: Number,
  show: (flag) => (flag === 1 ? "Yes" : "No"),
};

function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {entries.map((entry, index) => (
        // Two entries may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{entry}</li>
      ))}
    </ul>
  );
}

function WebLink({ address }: { address: string }) {
  const safe = safeWebAddress(address);
  if (!safe) return address;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className="link">
      {address}
    </a>
  );
}
