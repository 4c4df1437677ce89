import * as z from "zod/mini";
import { colourOf } from "../look/colour.ts";
import { FACE_IDS } from "../look/faces.ts";
import { RADIUS_IDS } from "../look/radii.ts";
import { SHIPPED_COLOURS, type BrandColours } from "../shipped-look.ts";
import { colour, fields, group } from "../field.ts";
import { picture } from "../pictures/picture.ts";

/** What the funnel looks like, and what shows of it where nothing is read: in the browser’s tab, and as a shared link. */
export const lookSchema = () =>
  group("Look", {
    action: colour("Action color", "action", "Buttons, and whatever is to be seen first."),
    ink: colour("Dark color", "ink", "Text on light ground, and the ground of dark sections."),
    radius: z.enum(RADIUS_IDS).register(fields, { label: "Corners" }),
    face: z.enum(FACE_IDS).register(fields, {
      label: "Typeface of headings",
      help: "Text stays as it is. Only the one you choose is loaded.",
    }),
    favicon: picture(
      "Picture in the browser’s tab",
      "favicon",
      "A square mark that can still be told at the size of a letter.",
      { invented: true },
    ),
    shared: picture(
      "Picture of shared links",
      "shared",
      "1,200 × 630 pixels, as Meta asks for: what people see when somebody shares your page.",
    ),
  });

export type Look = z.infer<ReturnType<typeof lookSchema>>;

/** The two colours, or those that ship where a draft holds none. */
export function brandColours({ action, ink }: Pick<Look, "action" | "ink">): BrandColours {
  return { action: colourOf(action) ?? SHIPPED_COLOURS.action, ink: colourOf(ink) ?? SHIPPED_COLOURS.ink };
}
