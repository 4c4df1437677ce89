import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../../worker/db/client.ts";
import { endPause, pauseChannel, resumePaused } from "../../../../worker/db/delivery/channel-pauses.ts";
import type { Claim } from "../../../../worker/db/delivery/claims.ts";
import { settle } from "../../../../worker/db/delivery/settle.ts";
import {
  removeInstallation,
  saveInstallation,
  setUninvited,
} from "../../../../worker/db/delivery/slack-installation.ts";
import { toldBy } from "../../../setup/told-records.ts";

const db = () => openDb(env.DB, "first-primary").db;
const act = { who: "ada@example.com", now: 5, expected: null };
const none = { payload: "{}", assessmentId: null, createdAt: 1, firstTriedAt: null, begunAt: null };
const claim: Claim = { id: 1, channel: "slack", kind: "slack-test", attempts: 1, ...none };

const connect = (channelName = "leads") =>
  saveInstallation(db(), act, {
    teamId: "T1",
    teamName: "Acme",
    channelName,
    channelId: null,
    configurationUrl: null,
    webhookCiphertext: "a",
    tokenCiphertext: null,
    scopes: "",
  });
const disconnect = () => removeInstallation(db(), act);
const pause = (reason = "no_service") => pauseChannel(db(), "slack", reason, 1);
const sent = () => settle(db(), [{ claim, status: "sent" }], 5);

type Act = [what: string, given: (() => Promise<unknown>)[], act: () => Promise<unknown>];

const ACTS: Act[] = [
  ["a pause", [], pause],
  ["a pause of a connected workspace", [connect], pause],
  ["a pause for another reason", [pause], () => pause("channel_is_archived")],
  ["a pause that is over by its time", [pause], () => resumePaused(db(), ["slack", "meta"], 1, 5)],
  ["a pause that somebody ends", [pause], () => endPause(db(), "slack", 5)],
  ["a workspace that is connected", [], connect],
  ["another channel of it", [connect], () => connect("sales")],
  ["a workspace that is connected again after it was refused", [connect, pause], connect],
  ["a workspace that is disconnected", [connect], disconnect],
  ["a channel that nobody invited the app to", [connect], () => setUninvited(db(), true)],
  ["a channel that was mended", [connect, pause, () => resumePaused(db(), ["slack"], 1, 5)], sent],
];

const IDLE_ACTS: Act[] = [
  ["a pause for the same reason", [pause], pause],
  ["a pause that has just begun", [pause], () => resumePaused(db(), ["slack"], 0, 5)],
  ["the end of no pause", [], () => endPause(db(), "slack", 5)],
  ["the end of no workspace", [], disconnect],
  ["a channel that takes messages as before", [connect], () => setUninvited(db(), false)],
  ["a message that was sent", [connect], sent],
];

const after = async (given: Act[1]) => {
  for (const one of given) await one();
};

describe("screens are told of the channel by", () => {
  it.each(ACTS)("%s", async (_what, given, done) => {
    await after(given);
    expect(await toldBy(done)).toEqual({ changed: ["channel slack"], told: ["channel slack"] });
  });
});

describe("screens are told of nothing by", () => {
  it.each(IDLE_ACTS)("%s", async (_what, given, done) => {
    await after(given);
    expect(await toldBy(done)).toEqual({ changed: [], told: [] });
  });
});
