import { AppError } from "#domain/errors";
import * as z from "zod/mini";
import { leadOfToken } from "../../crypto/finish-token.ts";
import { findFinishing, type Finishing } from "../../db/funnel/answers/finishing-lead.ts";
import type { AppContext } from "../context.ts";
import { primaryDb } from "../db.ts";

export const finishTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** The lead that a finish link's token names. Throws 410 if the link has ended or the lead was erased, else 404. */
export async function finishing(c: AppContext, token: string, now: number): Promise<Finishing> {
  const id = await leadOfToken(c.env, token, now);
  if (id === null) throw new AppError("not_found", "This link is not complete. Please copy it again.");
  const lead = id === "expired" ? null : await findFinishing(primaryDb(c), id);
  if (!lead) throw new AppError("gone", "This link has ended. Please ask us for a new one.");
  return lead;
}

/**
 * A body that names its lead by a finish link's token, or else its session: each read by its own schema. Without a
 * token its faults are those of the other.
 */
export function eitherBody<Whole extends z.ZodMiniType, ByToken extends z.ZodMiniType>(
  whole: Whole,
  byToken: ByToken,
) {
  return z.pipe(
    z.custom<z.input<Whole> | z.input<ByToken>>(),
    z.transform((body, context): z.output<Whole> | z.output<ByToken> => {
      const schema = typeof body === "object" && body !== null && "token" in body ? byToken : whole;
      const read = z.safeParse(schema, body);
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) {
        context.issues.push({ code: "custom", path: [...path], message, input: body });
      }
      return z.NEVER;
    }),
  );
}
