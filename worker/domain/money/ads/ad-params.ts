/** The parameters of an event for Meta. A value is an amount of money, and is never sent without its currency. */
export type AdParams = Readonly<Record<string, string | number | undefined>> &
  ({ value?: undefined; currency?: undefined } | { value: number; currency: string });
