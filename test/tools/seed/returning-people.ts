import { randomFrom } from "../../setup/random/random.ts";
import type { SeedRow } from "./seed-row.ts";

const COME_BACK = 0.04;
const REMEMBERED = 500;

/** Some of those who sign had signed before, and give the name and the e-mail that they gave then. */
export function returningPeople(start: number): (row: SeedRow) => SeedRow {
  const random = randomFrom(start);
  const known: SeedRow[] = [];
  return (row) => {
    const { name = null, email = null, business_url = null } = row;
    if (email === null) return row;
    if (known.length > 0 && random.chance(COME_BACK)) return { ...row, ...random.pick(known) };
    if (known.length === REMEMBERED) known.shift();
    known.push({ name, email, business_url });
    return row;
  };
}
