/** The number of an ad account, with or without the `act_` of Ads Manager; null if it is none. */
export function adAccountNumber(text: string): string | null {
  return /^\s*(?:act_)?(\d{1,20})\s*$/.exec(text)?.[1] ?? null;
}
