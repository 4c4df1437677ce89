import type * as z from "zod/mini";
import { brandSchema, companySchema, sitesSchema } from "./brand.ts";
import { group } from "./field.ts";
import { landingSchema, storySchema } from "./landing.ts";
import { legalSchema, noticesSchema } from "./legal.ts";
import { pagesSchema } from "./pages.ts";
import { programsSchema } from "./programs.ts";

/** Everything that a visitor reads and that is no offer, rule or setting (contract 21). */
export const contentSchema = group("Funnel", {
  brand: brandSchema,
  company: companySchema,
  sites: sitesSchema,
  notices: noticesSchema,
  pages: pagesSchema,
  landing: landingSchema,
  story: storySchema,
  programs: programsSchema,
  legal: legalSchema,
});

export type Content = z.infer<typeof contentSchema>;
