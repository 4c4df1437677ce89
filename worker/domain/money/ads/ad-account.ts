/** The number of an ad account, given with or without the `act_` of Ads Manager; null if it is not one. */
export function adAccountNumber(text: string): string | null {
  return /^\s*(?:act_)?(\d{1,20})\s*$/.exec(text)?.[1] ?? null;
}
