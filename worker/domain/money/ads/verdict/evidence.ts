/** Leads, deals or money by age in whole days: today less the day on which they came, or less the day of their lead. */
export type ByAge = readonly (readonly [age: number, amount: number])[];

/** Deals that are Won. Those without a value yet are in `won` alone; `squares` is the sum of the values' squares. */
export type Deals = { won: number; valued: number; value: number; squares: number };

/** What the team's own deals show, from the leads that started in the last `TEAM_DAYS` and are Won now. */
export type Team = Deals & {
  /** By how many days after its lead each was Won. */
  wonByLag: ByAge;
  /** By how old its lead is. */
  wonByAge: ByAge;
  /** How old the oldest lead is, Won or not. */
  historyDays: number;
};

/** What a line of the report cost and brought, in whole units of one currency. */
export type Outcome = { spend: number; spendByAge: ByAge; leadsByAge: ByAge; deals: Deals };

/** Leads older than this say nothing about how long deals take or how many there are. */
export const TEAM_DAYS = 365;

/** With fewer deals that have a value, there is no verdict. */
export const TEAM_VALUED_MIN = 5;

/** Days since the team's first lead before which no verdict relies on deals that have not come. */
export const HISTORY_DAYS_MIN = 90;

export const NO_DEALS: Deals = { won: 0, valued: 0, value: 0, squares: 0 };

/** The deals of several, or of what remains when some are taken away. */
export function addDeals(deals: readonly Deals[], sign: 1 | -1 = 1, from: Deals = NO_DEALS): Deals {
  return deals.reduce(
    (sum, { won, valued, value, squares }) => ({
      won: sum.won + sign * won,
      valued: sum.valued + sign * valued,
      value: sum.value + sign * value,
      squares: sum.squares + sign * squares,
    }),
    from,
  );
}

export function total(rows: ByAge): number {
  return rows.reduce((sum, [, amount]) => sum + amount, 0);
}

/** An age as one that the team's window has. */
export function withinWindow(age: number): number {
  return Math.max(0, Math.min(TEAM_DAYS, Math.round(age)));
}
