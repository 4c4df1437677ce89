import * as z from "zod/mini";
import { freeText } from "../text.ts";
import {
  EMAIL_MAX,
  EMAIL_MESSAGE,
  NAME_MAX,
  NAME_MESSAGE,
  URL_MAX,
  URL_MESSAGE,
  type ContactField,
} from "./contact-fields.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const nameSchema = freeText(NAME_MAX, NAME_MESSAGE);

export const emailSchema = freeText(EMAIL_MAX, EMAIL_MESSAGE).check(
  z.refine((text) => EMAIL.test(text), { error: EMAIL_MESSAGE }),
);

// The WHATWG parser that browser, Worker and Node share; the types of this project know none of them.
declare const URL: { new (url: string): { hostname: string } };

/** An http(s) address as typed, with a dot in its parsed host and no user info. */
export const webUrlSchema = freeText(URL_MAX, URL_MESSAGE).check(z.refine(isWebUrl, { error: URL_MESSAGE }));

export const businessUrlSchema = webUrlSchema;

export const contactSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  businessUrl: businessUrlSchema,
} satisfies Record<ContactField, z.ZodMiniType<string>>);

export type Contact = z.infer<typeof contactSchema>;

/** The browser's own random id of a visit (contract 4): a version-4 UUID, kept in lower case. */
export const sessionIdSchema = z.uuidv4({ error: "Please send a valid session id" }).check(z.toLowerCase());

/** Any UUID, kept in lower case: message ids, event ids. */
export const uuidSchema = z.uuid({ error: "Please send a valid id" }).check(z.toLowerCase());

function isWebUrl(text: string): boolean {
  // Backslashes and user info are what make one address look like another.
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(text)?.[1];
  if (authority === undefined || authority.includes("@") || text.includes("\\")) return false;
  try {
    return /[^.]\.[^.]/.test(new URL(text).hostname);
  } catch {
    return false;
  }
}
