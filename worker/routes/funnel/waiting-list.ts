import { PUBLIC_BODY_BYTES } from "#domain/body-limits";
import { AppError } from "#domain/errors";
import { EMAIL_MESSAGE } from "#domain/funnel/answers/contact-fields";
import { emailSchema } from "#domain/funnel/answers/contact";
import { OPENING_CONSENT_TEXT } from "#domain/people/consent/consent-texts";
import { Hono } from "hono";
import * as z from "zod/mini";
import { textHash } from "../../crypto/text-hash.ts";
import { keepWording } from "../../db/content/consent-wordings.ts";
import { eraseWaiting, leaveAddress, listWaiting } from "../../db/leads/waiting-addresses.ts";
import { openingBrand } from "../../http/content/opening-brand.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { idParam } from "../../http/id-param.ts";
import { LEFT_PATH, openingPage, type OpeningState } from "../../http/opening-page.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { limitBody, optionalBody } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const TOO_MANY = "Too many tries. Your address isn’t saved yet. Please wait a minute and try again.";
const NOT_SAVED = "Your address couldn’t be saved. Please try again.";

const limited = limitAddress("RL_DECISION_ADDRESS", (c) => again(c, 429, { error: TOO_MANY }));

const formSchema = z.object({
  email: z.catch(z.string(), ""),
  consent: z.catch(z.string(), ""),
  /** The form's hidden field, which people leave empty. */
  company: z.catch(z.string(), ""),
});

/**
 * The addresses that become leads once the funnel is open. Each comes from the form of a page without scripts, and the
 * answer is a page. Addresses that arrive while the funnel opens are stored like the others.
 */
export const waitingList = new Hono<AppEnv>()
  .post("/waiting-list", limited, limitBody(PUBLIC_BODY_BYTES), async (c) => {
    // A body that is not a form has no address in it.
    const sent = formSchema.parse(await c.req.parseBody().catch(() => ({})));
    const email = emailSchema.safeParse(sent.email);
    const consent = sent.consent !== "";
    if (!email.success) return again(c, 400, { email: sent.email, consent, error: EMAIL_MESSAGE });
    const wording = { hash: await textHash(OPENING_CONSENT_TEXT), text: OPENING_CONSENT_TEXT };
    const left = {
      sessionId: crypto.randomUUID(),
      email: email.data,
      consent: consent ? wording.hash : null,
      suspect: sent.company !== "",
    };
    try {
      const [db, now] = [primaryDb(c), Date.now()];
      await leaveAddress(db, left, now, consent ? [keepWording(db, wording, now)] : []);
    } catch (error) {
      logError("address_not_saved", error);
      return again(c, 503, { email: sent.email, consent, error: NOT_SAVED });
    }
    return c.redirect(LEFT_PATH, 303);
  })
  .get("/waiting-list", requireAdmin, async (c) => c.json(await listWaiting(primaryDb(c))))
  .delete("/waiting-list/:id", requireAdmin, optionalBody, idParam, async (c) => {
    const { id } = c.req.valid("param");
    if (!(await eraseWaiting(primaryDb(c), staffAct(c), id)))
      throw new AppError("not_found", "There is no such address.");
    return c.json({ ok: true as const });
  });

/** The form again, with what was entered and what is wrong. */
async function again(
  c: AppContext,
  status: 400 | 429 | 503,
  form: Omit<OpeningState & { kind: "form" }, "kind">,
): Promise<Response> {
  return openingPage(c, status, await openingBrand(c), { kind: "form", ...form });
}
