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
    action: colour("Action color", "action", "Buttons, and whatever should stand out."),
    ink: colour("Dark color", "ink", "Text on light backgrounds, and the background of dark sections."),
    radius: z.enum(RADIUS_IDS).register(fields, { label: "Corners" }),
    face: z.enum(FACE_IDS).register(fields, {
      label: "Typeface of headings",
      help: "Body text stays the same. Only the typeface you choose is loaded.",
    }),
    favicon: picture(
      "Browser tab icon",
      "favicon",
      "A square mark that is still clear at the size of a letter.",
      { invented: true },
    ),
    shared: picture(
      "Picture for shared links",
      "shared",
      "1,200 × 630 pixels, as Meta asks for: what people see when someone shares your page.",
    ),
  });

export type Look = z.infer<ReturnType<typeof lookSchema>>;

/** The two colours, or those that ship where a draft holds none. */
export function brandColours({ action, ink }: Pick<Look, "action" | "ink">): BrandColours {
  return { action: colourOf(action) ?? SHIPPED_COLOURS.action, ink: colourOf(ink) ?? SHIPPED_COLOURS.ink };
}
