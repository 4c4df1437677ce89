import * as z from "zod/mini";
import { fields, group } from "../field.ts";
import { SECTION_IDS, SECTION_NAMES } from "../shown-sections.ts";

const section = group(
  "Section",
  {
    id: z.enum(SECTION_IDS),
    shown: z.enum(["shown", "hidden"]).register(fields, { label: "On the page" }),
  },
  { names: SECTION_NAMES },
);

/** Which sections stand on the landing page, and in which order. Each is listed once. */
export const sectionsSchema = z
  .array(section)
  .check(
    z.refine(
      (listed) => SECTION_IDS.every((id) => listed.filter((one) => one.id === id).length === 1),
      "Each section is listed once",
    ),
  )
  .register(fields, {
    label: "Sections",
    help: "The first screen and the figures stand above them, the last screen below. A hidden one takes its link out of the menu.",
  });
