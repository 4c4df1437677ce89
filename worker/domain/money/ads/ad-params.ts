/** What an event tells Meta. A value is an amount of money, and goes nowhere without its currency. */
export type AdParams = Readonly<Record<string, string | number | undefined>> &
  ({ value?: undefined; currency?: undefined } | { value: number; currency: string });
