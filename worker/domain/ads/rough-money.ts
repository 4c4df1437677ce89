/** An estimate in whole units, to two digits: `$30,000`. */
export function roughMoney(units: number, currency: string): string {
  const format = { style: "currency", currency, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat("en-US", format).format(units);
}
