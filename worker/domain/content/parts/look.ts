import type * as z from "zod/mini";
import { group } from "../field.ts";
import { picture } from "../pictures/picture.ts";

/** What the funnel looks like where nothing is read: in the browser’s tab, and as a shared link. */
export const lookSchema = group("Look", {
  favicon: picture(
    "Picture in the browser’s tab",
    "favicon",
    "A square mark that can still be told at the size of a letter.",
  ),
  shared: picture(
    "Picture of shared links",
    "shared",
    "1,200 × 630 pixels, as Meta asks for: what people see when somebody shares your page.",
  ),
});

export type Look = z.infer<typeof lookSchema>;
