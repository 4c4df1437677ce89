import type { SignalReport } from "#domain/money/ads/signals";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { completedLead } from "../setup/lead.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffJson } from "../setup/staff-api.ts";

const VARS = { ...META_VARS, APP_ORIGIN: "https://bpm.example" };
const DAY_MS = 24 * 3_600_000;

describe("a version of Meta's API that has ended", () => {
  const ENDED = { ...VARS, META_GRAPH_VERSION: "v24.0" };
  const report = (vars: Partial<Env>) => staffJson<SignalReport>("/api/signals", { vars });

  it("loses no event: the channel waits until a newer one is set", async () => {
    const meta = metaPeer();
    await completedLead({ adConsent: true }, ENDED);
    expect(meta.accepted).toEqual([]);
    expect(await rows("select distinct status, last_error from outbox")).toEqual([
      { status: "pending", last_error: "meta_2635" },
    ]);
    expect(await report(ENDED)).toMatchObject({ paused: "meta_2635" });
    await sweepOutbox({ ...env, ...VARS }, Date.now() + 2 * 3_600_000);
    expect(meta.accepted).toHaveLength(2);
  });

  it("that Meta still answers as a newer one sends, and staff read the warning until another is set", async () => {
    const meta = metaPeer();
    meta.upgrades = true;
    await completedLead({ adConsent: true }, ENDED);
    expect(meta.accepted).toHaveLength(2);
    expect((await report(ENDED)).versionWarning).toEqual({
      version: "v24.0",
      warning: "The call has been auto-upgraded to v25.0 as v24.0 has been deprecated.",
    });
    expect((await report(VARS)).versionWarning).toBeNull();
  });

  it("has been warned of for days without being called is not warned of any longer", async () => {
    metaPeer().upgrades = true;
    await completedLead({ adConsent: true }, ENDED);
    await rows("update meta_warnings set at = ?", Date.now() - 4 * DAY_MS);
    expect((await report(ENDED)).versionWarning).toBeNull();
  });
});
