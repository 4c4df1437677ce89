/** A row of the assessments by its column names; what is left out keeps its default. */
export type SeedRow = Record<string, string | number | null>;
