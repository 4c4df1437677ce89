import { inventedIn } from "#domain/content/places";
import { inventedOffers } from "#domain/offers/invented-offers";
import { firstRun } from "#domain/settings/first-run";
import { CARRIED_SETTINGS } from "#domain/settings/carry/carried-kinds";
import { settingSchema, type SettingKey } from "#domain/settings/settings";
import { firstSiteValues, isLocalPage } from "#domain/settings/site-settings";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import { readContent } from "../db/content/content-draft.ts";
import { readRoom } from "../db/database-sizes.ts";
import { findInstallation } from "../db/delivery/slack-installation.ts";
import { listOffers } from "../db/offers/offers.ts";
import { takeOver } from "../db/people/audit/take-over.ts";
import { carriedSettings, listSettings, saveSetting } from "../db/settings/settings.ts";
import { forgetSiteSettings } from "../delivery/site-env.ts";
import { carriedBody, carriedCounts } from "../http/carried.ts";
import { openChannels } from "../http/channel-settings.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { followedDb, primaryDb } from "../http/db.ts";
import { editedRecord } from "../http/edited-record.ts";
import { requireAdmin, ownersOf, requireOwner } from "../http/require-admin.ts";
import { staffAct } from "../http/staff-act.ts";
import { adminBody } from "../http/validate.ts";
import { isLoopback } from "../loopback.ts";

export const settings = new Hono<AppEnv>()
  .get("/system-settings", requireAdmin, async (c) =>
    c.json(await listSettings(primaryDb(c), firstSiteValues(c.env))),
  )
  .post("/system-settings", requireAdmin, requireOwner("settings"), adminBody(settingSchema), async (c) => {
    const write = c.req.valid("json");
    refuseLocalPage(c, write, "value");
    const saved = await saveSetting(followedDb(c), staffAct(c), write, firstSiteValues(c.env));
    forgetSiteSettings();
    return c.json(editedRecord(saved, "setting"));
  })
  .post(
    "/system-settings/import",
    requireAdmin,
    requireOwner("settings"),
    carriedBody(CARRIED_SETTINGS),
    async (c) => {
      const wanted = c.req.valid("json");
      for (const [index, write] of wanted.records.entries())
        refuseLocalPage(c, write, `records.${index}.value`);
      const db = followedDb(c);
      const carried = carriedSettings(db, staffAct(c), firstSiteValues(c.env));
      const plan = await takeOver(db, carried, wanted);
      forgetSiteSettings();
      return c.json(carriedCounts(plan));
    },
  )
  /** How full the database is (contract 19). */
  .get("/database", requireAdmin, async (c) => c.json(await readRoom(primaryDb(c), Date.now())))
  /** What is still sample content or not set up, and so what to do next. */
  .get("/first-run", requireAdmin, async (c) => c.json({ steps: firstRun(await factsOf(c)) }));

function refuseLocalPage(c: AppContext, { key, value }: { key: SettingKey; value: string }, path: string) {
  if (key !== "booking_url" || !isLocalPage(value) || isLoopback(c.req.url)) return;
  const message = "Visitors can’t open an address of your own machine";
  throw new AppError("invalid_request", message, { issues: [{ path, message }] });
}

async function factsOf(c: AppContext) {
  const db = primaryDb(c);
  const [{ draft, live }, offers, stored, slack] = await Promise.all([
    readContent(db),
    listOffers(db),
    listSettings(db),
    findInstallation(db),
  ]);
  const { BOOKING_URL, META_PIXEL_ID, OPENAI_API_KEY } = c.env;
  return {
    inventedTexts: inventedIn(draft.document).length,
    inventedOffers: inventedOffers(offers, draft.document).map(({ tier }) => tier),
    publish: live !== null,
    // The local default's page is a stand-in.
    booking: URL.canParse(BOOKING_URL) && !isLoopback(BOOKING_URL),
    mail: openChannels(c).open.includes("email"),
    // Staff have said that the booking page's own mails are off, or that these are to stay off.
    callMails: stored.some(({ key, version }) => key === "booking_mails" && version > 1),
    hours: stored.some(({ key, version }) => key.startsWith("desk_") && version > 1),
    slack: slack !== null,
    pixel: META_PIXEL_ID !== "",
    assistant: OPENAI_API_KEY !== "",
    owners: ownersOf(c).length > 0,
  };
}
