import { AppError } from "#domain/errors";
import { spendPieceSchema, type PieceAnswer } from "#domain/money/ads/spend-import";
import { readSpendRows } from "#domain/money/ads/spend-row";
import { dayTextAt } from "#domain/time/day-text";
import { Hono } from "hono";
import { adsAccount } from "../../ads/ads-account.ts";
import { fetchSpend, refreshSpend } from "../../ads/fetch-spend.ts";
import { readAdSettings } from "../../db/money/ads/ad-settings.ts";
import { importPiece } from "../../db/money/ads/import-piece.ts";
import { readSpendState } from "../../db/money/ads/spend-state.ts";
import { logError } from "../../log.ts";
import { afterResponse } from "../../http/after-answer.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, optionalBody } from "../../http/validate.ts";

/** What ads cost: by files of Ads Manager, and from Meta (contract 18). */
export const adsSpend = new Hono<AppEnv>()
  .get("/ads/spend", requireAdmin, async (c) =>
    c.json(await readSpendState(primaryDb(c), adsAccount(c.env), Date.now())),
  )
  .post("/ads/spend", requireAdmin, adminBody(spendPieceSchema), async (c) => {
    const { importId, rows } = c.req.valid("json");
    const db = primaryDb(c);
    const act = staffAct(c);
    const today = dayTextAt(act.now, (await readAdSettings(db)).timeZone);
    const { placed, refused } = readSpendRows(rows, today);
    const all = [...refused, ...(await importPiece(db, act, importId, placed))];
    const answer: PieceAnswer = {
      ok: true,
      taken: rows.length - all.length,
      refused: all.toSorted((a, b) => a.row - b.row),
    };
    return c.json(answer);
  })
  .post("/ads/refresh", requireAdmin, optionalBody, async (c) => {
    const { who, now } = staffAct(c);
    if (!(await refreshSpend(c.env, who, now))) {
      throw new AppError(
        "not_configured",
        "No ad account is connected. It needs META_AD_ACCOUNT_ID and META_ADS_TOKEN.",
      );
    }
    const fetched = fetchSpend(c.env, now).catch((error: unknown) => logError("fetch_spend", error));
    afterResponse(c, fetched);
    return c.json(await readSpendState(primaryDb(c), adsAccount(c.env), now));
  });
