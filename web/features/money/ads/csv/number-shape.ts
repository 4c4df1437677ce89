/** How a file writes numbers: 1,234.56 or 1.234,56. */
export const NUMBER_SHAPES = { point: "1,234.56", comma: "1.234,56" } as const;
export type NumberShape = keyof typeof NUMBER_SHAPES;

const MARKS = { point: { decimal: ".", group: "," }, comma: { decimal: ",", group: "." } } as const;

// Thousands are also set apart by spaces of several kinds and by apostrophes, which no shape uses for anything else.
const GROUPING = /(?<=\d)[\s'’](?=\d{3})/gu;

const NOTHING = /^[-‐-―−]$/u;

/** A number of hundredths, thousandths, … without any rounding; or what is wrong with the text. */
export type ReadNumber = { value: number; fault: null } | { value: null; fault: NumberFault };
export type NumberFault = "not_a_number" | "too_many_decimals" | "too_large";

/**
 * A number as the file writes it, in units of its last of `digits` decimals: `1.234,5` is 123450 with two digits in the
 * comma shape. An empty text is 0, because Ads Manager leaves a cell empty where nothing was spent or clicked; others
 * write a dash.
 */
export function readNumber(text: string, shape: NumberShape, digits: number): ReadNumber {
  const { decimal, group } = MARKS[shape];
  const plain = text.trim().replace(GROUPING, "");
  if (plain === "" || NOTHING.test(plain)) return { value: 0, fault: null };
  const sign = plain.startsWith("-") || plain.startsWith("−") ? -1 : 1;
  const [whole = "", fraction = "", ...more] = (sign < 0 ? plain.slice(1) : plain).split(decimal);
  const isWhole = /^\d+$/.test(whole) || isGrouped(whole, group);
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction)) return { value: null, fault: "not_a_number" };
  if (/[1-9]/.test(fraction.slice(digits))) return { value: null, fault: "too_many_decimals" };
  const units = whole.replaceAll(group, "") + fraction.slice(0, digits).padEnd(digits, "0");
  const value = sign * Number(units);
  if (!Number.isSafeInteger(value)) return { value: null, fault: "too_large" };
  // Minus nothing is nothing.
  return { value: value === 0 ? 0 : value, fault: null };
}

/** In threes from the right; before them in twos as well, as in India. */
function isGrouped(text: string, group: string): boolean {
  const [first = "", ...others] = text.split(group);
  return (
    /^\d{1,3}$/.test(first) &&
    /^\d{3}$/.test(others.at(-1) ?? "") &&
    others.every((part) => /^\d{2,3}$/.test(part))
  );
}

/**
 * The shape that a number can only have; null where it may have either. A single mark before three digits groups them,
 * unless the unit has three decimals itself: amounts have no more decimals than their currency.
 */
export function shapeOfNumber(text: string, digits: number): NumberShape | null {
  const marks = text.trim().replace(GROUPING, "").match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const decimal = last === "." ? "point" : "comma";
  const grouping = last === "." ? "comma" : "point";
  if (new Set(marks).size === 2) return decimal;
  if (marks.length > 1) return grouping;
  const isThree = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());
  if (!isThree) return decimal;
  return digits === 3 ? null : grouping;
}
