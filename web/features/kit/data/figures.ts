import { wholeMoneyText } from "#domain/money/ads/money-text";

/** Of a Won deal: 0 would be a value. */
export const NO_VALUE = "No value yet";

const count = new Intl.NumberFormat("en-US");
/** The text for a missing figure. */
export const NO_FIGURE = "–";

export function countText(value: number | null): string {
  return value === null ? NO_FIGURE : count.format(value);
}

/** `1 lead`, `1,204 leads`. */
export function leadsText(leads: number): string {
  return `${countText(leads)} ${leads === 1 ? "lead" : "leads"}`;
}

/** How many entries a list holds that is cut at `most`: a full one may have more, `200+`. */
export function cutText(length: number, most: number): string {
  return `${countText(length)}${length < most ? "" : "+"}`;
}

/** A count from a list's header, possibly a lower bound: `1,000+`. */
export function totalText(total: string): string {
  const value = Number.parseInt(total, 10);
  return Number.isNaN(value) ? total : `${countText(value)}${total.endsWith("+") ? "+" : ""}`;
}

/** Whole units: `$12,500`, `€12,500`. Until the currency is known, the number alone. */
export function moneyText(value: number | null, currency: string | null): string {
  return value === null || currency === null ? countText(value) : wholeMoneyText(value, currency);
}

/** A value that is already a percentage: `66.7%`. */
export function percentText(value: number | null): string {
  return value === null ? NO_FIGURE : `${value.toFixed(1)}%`;
}

/** Whole minutes: `4 min`, `1 h 12 min`, `26 h`. */
export function minutesText(value: number | null): string {
  if (value === null) return NO_FIGURE;
  const [hours, minutes] = [Math.floor(value / 60), value % 60];
  const parts = [
    hours > 0 ? `${countText(hours)} h` : "",
    minutes > 0 || hours === 0 ? `${minutes} min` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** `3 Won deals have no value yet`: said wherever values of Won are added up. Null if each has one. */
export function noValueText(deals: number): string | null {
  if (deals <= 0) return null;
  return deals === 1 ? "1 Won deal has no value yet" : `${countText(deals)} Won deals have no value yet`;
}
