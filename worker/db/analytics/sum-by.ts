/** Sums the measures of rows that agree in every dimension, in order of first occurrence. */
export function sumBy<
  Dimension extends string,
  Measure extends string,
  Row extends Record<Dimension, string | number> & Record<Measure, number>,
>(rows: readonly Row[], dimensions: readonly Dimension[], measures: readonly Measure[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = dimensions.map((dimension) => row[dimension]).join("\n");
    const sum: Record<Measure, number> | undefined = sums.get(key);
    if (!sum) sums.set(key, { ...row });
    else for (const measure of measures) sum[measure] += row[measure];
  }
  return [...sums.values()];
}

/** These measures of a row, to be added or taken away. */
export function signed<Measure extends string>(
  row: Record<Measure, number>,
  measures: readonly Measure[],
  sign: 1 | -1,
): Record<Measure, number> {
  const sums: Record<Measure, number> = { ...row };
  for (const measure of measures) sums[measure] = sign * row[measure];
  return sums;
}
