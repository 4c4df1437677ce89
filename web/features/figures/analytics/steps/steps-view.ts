import { DOORS, type Door } from "#domain/door";
import { stepsQuerySchema } from "#domain/figures/steps/steps-query";
import { DEVICES, type Device } from "#domain/figures/steps/visit-steps";
import { TRAFFIC_SOURCES, type TrafficSource } from "#domain/money/ads/traffic-source";

/** What is shown, as in the query string of /admin. Without days it is the last 30; null narrows nothing. */
export type StepsScreen = {
  from: string | null;
  to: string | null;
  door: Door | null;
  source: TrafficSource | null;
  device: Device | null;
};

/** Malformed parts of a hand-edited address are ignored. */
export function stepsScreenOf(params: URLSearchParams): StepsScreen {
  const days = stepsQuerySchema.safeParse({
    from: params.get("from") ?? undefined,
    to: params.get("to") ?? undefined,
  });
  const one = <T extends string>(known: readonly T[], name: string) =>
    known.find((value) => value === params.get(name)) ?? null;
  return {
    from: days.data?.from ?? null,
    to: days.data?.to ?? null,
    door: one(DOORS, "door"),
    source: one(TRAFFIC_SOURCES, "source"),
    device: one(DEVICES, "device"),
  };
}
