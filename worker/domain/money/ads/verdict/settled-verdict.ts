import { knownTeam, type KnownTeam } from "./learn-delay.ts";
import { lineOn, teamOn, type LinePast, type TeamPast } from "./past.ts";
import { decisionOn, verdictOn, type Verdict } from "./verdict.ts";

/**
 * A verdict is shown once it has held on this many days in a row: viewed daily, it could be due to chance on a single
 * day.
 */
export const DAYS_HELD = 7;

/** The team as each day knew it, worked out once. */
export type TeamByDay = (day: number) => KnownTeam;

export function teamByDay(past: TeamPast): TeamByDay {
  const known = new Map<number, KnownTeam>();
  return (day) => {
    const team = known.get(day) ?? knownTeam(teamOn(past, day));
    known.set(day, team);
    return team;
  };
}

/** The verdict of today; it is not settled yet where one of the six days before would have said otherwise. */
export function settledVerdict(line: LinePast, team: TeamByDay, today: number): Verdict {
  const found = verdictOn(lineOn(line, today), team(today));
  if (found.why !== null) return found;
  const before = Array.from({ length: DAYS_HELD - 1 }, (_, index) => today - 1 - index);
  const holds = before.every((day) => decisionOn(lineOn(line, day), team(day)) === found.verdict);
  return holds ? found : { verdict: "early", why: "not_settled", return: found.return };
}
