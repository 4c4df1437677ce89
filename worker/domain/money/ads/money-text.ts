/** Made once for each currency: a list writes sums by the hundred, and a format takes longer to make than to use. */
type Formats = Map<string, Intl.NumberFormat>;
const whole: Formats = new Map();
const short: Formats = new Map();
const rough: Formats = new Map();

/** A sum in whole units of its currency: `$12,500`, `€12,500`, `¥12,500`. */
export function wholeMoneyText(units: number, currency: string): string {
  return formatOf(whole, currency, { maximumFractionDigits: 0 }).format(units);
}

/** The same for axes and narrow places: `$12.5K`. */
export function shortMoneyText(units: number, currency: string): string {
  return formatOf(short, currency, { notation: "compact", maximumFractionDigits: 1 }).format(units);
}

function formatOf(formats: Formats, currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format =
    formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency, ...options });
  formats.set(currency, format);
  return format;
}

/** An estimate in whole units, to two digits: `$30,000`. */
export function roughMoney(units: number, currency: string): string {
  const digits = { maximumSignificantDigits: 2, maximumFractionDigits: 0 };
  return formatOf(rough, currency, { ...digits, roundingPriority: "lessPrecision" }).format(units);
}
