/** Does one thing once and gives the milliseconds that count; whatever it prepares is its own affair. */
export type Lane = () => Promise<number>;

const WARM_UP_MAX = 50;

/**
 * Takes each lane in turn, request by request, so that whatever else the machine does hits them
 * alike; who begins changes with every round. Gives each lane's milliseconds, warm-up left out.
 */
export async function interleave(lanes: readonly Lane[], rounds: number): Promise<number[][]> {
  const times: number[][] = lanes.map(() => []);
  const warmUp = Math.min(WARM_UP_MAX, Math.ceil(rounds / 5));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const index = (turn + round) % lanes.length;
      const time = await lanes[index]?.();
      if (time !== undefined && round >= warmUp) times[index]?.push(time);
    }
  }
  return times;
}
