import { createContext, use, type ComponentType } from "react";
import type * as z from "zod/mini";

/** A part of the form: what it is made of, what it holds, and where it lies. */
export type NodeProps = {
  schema: z.core.$ZodType;
  value: unknown;
  path: string;
  /** How deep it lies in its part: what lies at the top has a heading. */
  depth: number;
  /** In place of the schema's own label. */
  label?: string;
};

export type Target = { path: string; asked: number };

export type Form = {
  /** Draws a part, whatever it is: groups and lists hold others. */
  Field: ComponentType<NodeProps>;
  change: (path: string, value: unknown) => void;
  /** A way to change what stands at a place by then, wherever the entries around it have been moved. */
  later: (path: string) => (update: (value: unknown) => unknown) => void;
  /** Somebody is at a text: the preview shows where it stands. */
  onFocus: (path: string) => void;
  /** What is wrong, by place. */
  problems: ReadonlyMap<string, string>;
  /** The places that no visitor reads, as a part or a section is off, each with all that lies below it. */
  off: ReadonlySet<string>;
  /** The text that is live at a place, and the one that the sample had; null where there is none, or it is not known. */
  earlier: (path: string) => { live: string | null; sample: string | null };
  /** Where to go: what holds it opens, and it gets the focus. */
  target: Target | null;
};

export const FormContext = createContext<Form>({
  Field: () => null,
  change: () => {},
  later: () => () => {},
  onFocus: () => {},
  problems: new Map(),
  off: new Set(),
  earlier: () => ({ live: null, sample: null }),
  target: null,
});

export const useForm = (): Form => use(FormContext);

/** Whether the target lies at a place or below it. */
export const isWithin = (path: string, target: Target | null) =>
  target !== null && `${target.path}.`.startsWith(`${path}.`);

export const fieldId = (path: string) => `field-${path}`;
