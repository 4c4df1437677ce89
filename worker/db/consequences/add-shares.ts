import { type ShareChange, sumShares } from "#domain/consequences/sum-shares";
import type { Db } from "../client.ts";
import { addFigures } from "./add-figures.ts";
import type { Generations } from "./fold-state.ts";

type LeadChange = ShareChange & { leadId: number };

/** Writes how leads change the figures; the ones that are being rebuilt have only the leads that were summed already. */
export function addShares(db: Db, generations: Generations, changes: readonly LeadChange[]) {
  const { generation, rebuilding, rebuiltTo } = generations;
  const inForce = addFigures(db, generation, sumShares(changes));
  if (rebuilding === null) return inForce;
  const rebuilt = changes.filter(({ leadId }) => leadId <= rebuiltTo);
  return [...inForce, ...addFigures(db, rebuilding, sumShares(rebuilt))];
}
