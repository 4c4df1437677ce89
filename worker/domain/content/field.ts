import * as z from "zod/mini";
import { webUrlSchema } from "../funnel/answers/contact.ts";
import type { ChoiceQuestionId } from "../funnel/answers/questions.ts";
import { stableIdSchema } from "../funnel/answers/extra-schema.ts";
import { hasHiddenCharacters } from "../one-line.ts";
import { colourOf } from "./look/colour.ts";
import type { BrandColours } from "./shipped-look.ts";
import type { PicturePlaceName } from "./pictures/picture-places.ts";
import { placeholdersIn } from "./filled.ts";

/** What the editor and the checks before publishing know about a field beyond its shape. */
export type Field = {
  label: string;
  help?: string;
  /** The most characters a text may have, or entries a list may have. */
  max?: number;
  /** Placeholders such as `{link}` that a text must hold, and those that it may hold beside the brand's. */
  needs?: readonly string[];
  may?: readonly string[];
  /** One line, unless its lines are shown as they are written. */
  kind?: "lines";
  /** Other texts are filled in with it, so that it holds none of their placeholders. */
  fills?: true;
  /** An empty text leaves out what it would say. */
  optional?: true;
  /** What is agreed to in these words is stored with them: an edit makes a new wording. */
  consent?: true;
  /** The figures in it are prices, which the chat may name. */
  priced?: true;
  /** It is asked for only where a field beside it has this value. */
  onlyFor?: readonly [key: string, value: string];
  /** It leads somewhere: a page elsewhere, or a mailbox. */
  isAddress?: true;
  /** The sample's value here is made up: it blocks publishing until it is replaced or marked as one's own. */
  invented?: true;
  /** Of a group with an `id` of the code's: what people call it. */
  names?: Readonly<Record<string, string>>;
  /** It is an answer to a question of the code's, and has the `value` that rules know it by. */
  answerTo?: ChoiceQuestionId;
  /** It is one of the two colours that all others follow from. */
  colour?: keyof BrandColours;
  /** It is a picture, made for this place. */
  picture?: PicturePlaceName;
};

/** Describes every text, list and group of the content; forms and checks are derived from it. */
export const fields = z.registry<Field>();

/** Placeholders that every text may hold: what the brand is called and how it is reached, said in one place. */
export const BRAND_PLACEHOLDERS = ["brand", "legalName", "address", "privacyEmail", "supportEmail"] as const;

type TextField = Omit<Field, "max">;

/** A text of at most `max` characters. A paragraph is one line, too: pages break it where they are narrow. */
export function text(label: string, max: number, field: Omit<TextField, "label"> = {}) {
  const { kind, fills, needs = [], may = [], optional } = field;
  const known: readonly string[] = [...(fills ? [] : BRAND_PLACEHOLDERS), ...needs, ...may];
  const wrong = (value: string): (string | false)[] => [
    optional !== true && isBlank(value) && "is empty",
    value.length > max && `is longer than ${max} characters`,
    /[<>]/.test(value) && "can’t contain < or >",
    kind !== "lines" && LINE_BREAK.test(value) && "can’t contain a line break",
    value.split(LINE_BREAK).some(hasHiddenCharacters) && "contains a hidden character",
    !needs.every((name) => placeholdersIn(value).includes(name)) &&
      `needs ${needs.map((name) => `{${name}}`).join(", ")}`,
    !placeholdersIn(value).every((name) => known.includes(name)) && "has a placeholder that isn’t known here",
  ];
  // One check for all rules: there are two thousand of these schemas.
  const check = z.superRefine<string>((value, { addIssue }) => {
    for (const fault of wrong(value))
      if (fault !== false) addIssue({ code: "custom", message: `${label} ${fault}` });
  });
  // Built with its check: `check` would build each schema a second time.
  return new z.ZodMiniString({
    type: "string",
    error: () => `${label}: please enter a text`,
    checks: [check],
  }).register(fields, { label, max, ...field });
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** It is never shown. */
const isBlank = (value: string) => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value);

/** The address of a page elsewhere: https with a host. */
export function link(label: string, field: Omit<TextField, "label"> = {}) {
  const isLink = (value: string) =>
    (field.optional && value === "") || (isHttps(value) && !LINE_BREAK.test(value));
  return z
    .string({ error: `${label}: please enter an address` })
    .check(
      z.maxLength(2048, `${label} is longer than 2048 characters`),
      z.refine(isLink, `${label} must start with https:// and name a site`),
    )
    .register(fields, { label, max: 2048, isAddress: true, ...field });
}

/** A colour, as `#ff5a2a`. */
export function colour(label: string, name: keyof BrandColours, help: string) {
  return z
    .string({ error: `${label}: please choose a color` })
    .check(z.refine((value) => colourOf(value) === value, `${label} must be written like #ff5a2a`))
    .register(fields, { label, help, max: 7, colour: name });
}

const isHttps = (value: string) => /^https:/i.test(value) && webUrlSchema.safeParse(value).success;

/** A list of `min` to `max` entries, in the order in which they are shown. */
export function list<Item extends z.core.$ZodType>(
  label: string,
  item: Item,
  [min, max]: readonly [number, number],
  field: Omit<TextField, "label"> = {},
) {
  return z
    .array(item)
    .check(z.minLength(min, `${label}: at least ${min}`), z.maxLength(max, `${label}: at most ${max}`))
    .register(fields, { label, max, ...field });
}

/** Identifies an entry of a list, whatever its text and position: assigned once, and never shown. */
export const entryIdSchema = z.optional(stableIdSchema);

/** An entry of a list, which keeps its `entryId` while it is edited and sorted. `withEntryIds` assigns it. */
export function entryGroup<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) {
  return group(label, { ...shape, entryId: entryIdSchema });
}

/** Fields that belong together. */
export function group<Shape extends z.core.$ZodLooseShape>(
  label: string,
  shape: Shape,
  field: Omit<TextField, "label"> = {},
) {
  return z.strictObject(shape).register(fields, { label, ...field });
}
