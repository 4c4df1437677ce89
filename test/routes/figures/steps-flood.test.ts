import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { deleteExpired } from "../../../worker/db/people/privacy/retention.ts";
import { openDb } from "../../../worker/db/client.ts";
import { api } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { unlimited } from "../../setup/unlimited.ts";

const ADDRESS = "203.0.113.7";
const HOUR_MS = 3_600_000;

/** Beacons of a visit that looked at the quiz for three seconds. */
async function send(times: number, address: string | null = ADDRESS, time = 3000): Promise<void> {
  const stays = [{ door: "quiz", step: "quiz_opened", time }];
  const json = { device: "phone", source: "facebook", stays, told: [] };
  const headers = address === null ? {} : { "cf-connecting-ip": address };
  for (let sent = 0; sent < times; sent++) {
    const answer = await api("/api/steps", { json, headers, vars: { RL_STEPS_ADDRESS: unlimited } });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  }
}

const counted = async () =>
  (await rows("select entered, t1 as timed, t8 as long from step_stats where step = 'quiz_opened'"))[0];

describe("of one address in an hour", () => {
  it("twenty beacons count with their times, and a hundred at all", async () => {
    await send(20);
    expect(await counted()).toEqual({ entered: 20, timed: 20, long: 0 });
    await send(1);
    expect(await counted()).toEqual({ entered: 21, timed: 20, long: 0 });
    await send(79);
    expect(await counted()).toEqual({ entered: 100, timed: 20, long: 0 });
    await send(5);
    expect(await counted()).toEqual({ entered: 100, timed: 20, long: 0 });
  });

  it("a time is not moved to another either", async () => {
    await send(20);
    const told = [{ door: "quiz", step: "quiz_opened", time: 3000 }];
    const stays = [{ ...told[0], time: 700_000 }];
    const json = { device: "phone", source: "facebook", stays, told };
    const headers = { "cf-connecting-ip": ADDRESS };
    await api("/api/steps", { json, headers, vars: { RL_STEPS_ADDRESS: unlimited } });
    expect(await counted()).toEqual({ entered: 20, timed: 20, long: 0 });
  });

  it("a /64 of IPv6 is one, and others count on", async () => {
    for (let host = 1; host <= 21; host++) await send(1, `2001:db8:0:7::${host.toString(16)}`);
    expect(await counted()).toMatchObject({ entered: 21, timed: 20 });
    await send(1, "2001:db8:0:8::1");
    await send(1, "198.51.100.4");
    expect(await counted()).toMatchObject({ entered: 23, timed: 22 });
  });

  it("the next begins with the first beacon after it", async () => {
    vi.setSystemTime(Date.UTC(2026, 6, 17, 10));
    await send(1);
    vi.setSystemTime(Date.now() + HOUR_MS - 1);
    await send(25);
    expect(await counted()).toMatchObject({ entered: 26, timed: 20 });
    vi.setSystemTime(Date.now() + 1);
    await send(2);
    expect(await counted()).toMatchObject({ entered: 28, timed: 22 });
  });

  it("nothing is kept but a keyed hash, for that hour, and none where the edge names no address", async () => {
    await send(1);
    const [row] = await rows("select * from address_beacons");
    expect(row).toMatchObject({ address_hash: expect.stringMatching(/^[\da-f]{64}$/), beacons: 1 });
    const { db } = openDb(env.DB, "first-primary");
    await deleteExpired(db, Number(row?.["since"]) + HOUR_MS - 1);
    expect(await rows("select * from address_beacons")).toHaveLength(1);
    await deleteExpired(db, Number(row?.["since"]) + HOUR_MS);
    expect(await rows("select * from address_beacons")).toEqual([]);
    await send(25, null);
    expect(await counted()).toMatchObject({ entered: 26, timed: 26 });
    expect(await rows("select * from address_beacons")).toEqual([]);
  });
});
