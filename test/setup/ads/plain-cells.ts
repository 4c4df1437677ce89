import { mondayOf } from "#domain/money/report/day-pieces";

type Row = Record<string, string | number | null>;
type Cell = Record<string, number>;

/** The first day of the 13 weeks that a day is in: the first of all began on the Monday before 1970. */
const quarterOf = (day: number) => mondayOf(day) - ((mondayOf(day) + 3) % 91);

const number = (value: Row[string] | undefined) => Number(value ?? 0);

/** The cells of a roll-up of ads counted over all rows in plain TypeScript, as text, sorted. */
function plainCells(rows: readonly Row[], own: string, measuresOf: (row: Row) => Cell): string[] {
  const cells = new Map<string, Cell>();
  for (const row of rows) {
    const day = typeof row["day"] === "string" ? Date.parse(row["day"]) / 86_400_000 : number(row["day"]);
    const [campaign, adset, ad] = [row["campaign_id"], row["adset_id"], row["ad_id"]];
    const lines = [
      ["*", ""],
      ["", campaign],
      ...(campaign === "" ? [] : [[campaign, adset]]),
      ...(adset === "" ? [] : [[`${campaign}/${adset}`, ad]]),
    ];
    const buckets = [
      ["d", day],
      ["w", mondayOf(day)],
      ["q", quarterOf(day)],
    ];
    for (const [parent, id] of lines) {
      for (const [grain, bucket] of buckets) {
        const key = JSON.stringify([row[own], parent, grain, bucket, id]);
        const cell = cells.get(key) ?? {};
        for (const [measure, value] of Object.entries(measuresOf(row))) {
          cell[measure] = (cell[measure] ?? 0) + value;
        }
        cells.set(key, cell);
      }
    }
  }
  return [...cells].map(([key, cell]) => cellText(key, cell)).toSorted();
}

const cellText = (key: string, cell: Cell) => `${key} ${JSON.stringify(Object.entries(cell).toSorted())}`;

/** Those of `ad_spend_stats`, from rows of `ad_spend`. */
export function plainSpendCells(rows: readonly Row[]): string[] {
  return plainCells(rows, "currency", (row) => ({
    days: 1,
    spend: number(row["spend"]),
    impressions: number(row["impressions"]),
    link_clicks: number(row["link_clicks"]),
  }));
}

/** Those of `ad_lead_stats`, from rows of `lead_ads` and from those of leads that were forgotten. */
export function plainLeadCells(rows: readonly Row[], forgotten: readonly Row[] = []): string[] {
  const expired = new Set(forgotten);
  return plainCells([...rows, ...forgotten], "touch", (row) => ({
    starts: 1,
    leads: number(row["leads"]),
    booked: number(row["booked"]),
    held: number(row["held"]),
    sql: number(row["sql"]),
    won: number(row["won"]),
    valued: row["value"] === null ? 0 : 1,
    value: number(row["value"]),
    squares: number(row["value"]) ** 2,
    expired: expired.has(row) ? 1 : 0,
  }));
}

/** The cells that a roll-up holds, as the same text. */
export function storedCells(rows: readonly Row[], own: "currency" | "touch"): string[] {
  return rows
    .map(({ [own]: owner, parent, grain, bucket, id, ...cell }) => {
      const measures = Object.entries(cell).map(([measure, value]) => [measure, number(value)] as const);
      return cellText(JSON.stringify([owner, parent, grain, bucket, id]), Object.fromEntries(measures));
    })
    .toSorted();
}
