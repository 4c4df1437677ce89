import * as z from "zod/mini";
import { emailSchema } from "../../funnel/answers/contact.ts";
import { picture } from "../pictures/picture.ts";
import { entryGroup, fields, group, link, list, text } from "../field.ts";

const email = (label: string) =>
  z
    .string()
    .check(
      z.refine((value) => emailSchema.safeParse(value).data === value, `${label}: please enter an address`),
    )
    .register(fields, { label, max: 254, invented: true, isAddress: true });

/** The name of the business. Other texts use placeholders for it, so that it is written once. */
export const brandSchema = () =>
  group("Brand", {
    name: text("Name", 24, { fills: true, invented: true }),
    logoOnLight: picture("Logo on light background", "logo"),
    logoOnDark: picture(
      "Logo on dark background",
      "logo",
      "For the first screen and the end of the landing page.",
    ),
    aiTool: group("AI tool", {
      name: text("Name", 40, { invented: true }),
      url: link("Address", { invented: true }),
    }),
  });

/** Who is behind it, as the law and e-mails require. */
export const companySchema = () =>
  group("Company", {
    legalName: text("Legal name", 80, { invented: true, fills: true }),
    postalAddress: text("Postal address", 160, { invented: true, fills: true }),
    supportEmail: email("Address for support"),
    privacyEmail: email("Address for privacy inquiries"),
  });

const site = () =>
  entryGroup("Site", {
    name: text("Name", 40, { invented: true }),
    way: z.enum(["diy", "dwy", "dfy"]).register(fields, { label: "Purpose" }),
    url: link("Address", { invented: true }),
  });

export const sitesSchema = () =>
  list("Your other sites", site(), [0, 6], {
    help: "Shown at the end of every strategy hub.",
  });

export type Brand = z.infer<ReturnType<typeof brandSchema>>;
export type Company = z.infer<ReturnType<typeof companySchema>>;
export type Sites = z.infer<ReturnType<typeof sitesSchema>>;
