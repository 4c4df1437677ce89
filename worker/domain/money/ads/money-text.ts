const formats = new Map<string, Intl.NumberFormat>();

/** A sum in whole units of its currency: `$12,500`, `€12,500`, `¥12,500`. */
export function wholeMoneyText(units: number, currency: string): string {
  const format = formats.get(currency) ?? formatOf(currency, { maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(units);
}

/** The same for axes and narrow places: `$12.5K`. */
export function shortMoneyText(units: number, currency: string): string {
  return formatOf(currency, { notation: "compact", maximumFractionDigits: 1 }).format(units);
}

function formatOf(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency, ...options });
}

/** An estimate in whole units, to two digits: `$30,000`. */
export function roughMoney(units: number, currency: string): string {
  const digits = { maximumSignificantDigits: 2, maximumFractionDigits: 0 };
  return formatOf(currency, { ...digits, roundingPriority: "lessPrecision" }).format(units);
}
