import * as z from "zod/mini";
import { group, list, text, type Field } from "../field.ts";
import { PICTURE_SIDE_MAX } from "./picture-file.ts";
import type { PicturePlaceName } from "./picture-places.ts";

const side = z.int().check(z.gte(1), z.lte(PICTURE_SIDE_MAX));

/** One of the widths of a picture: a stored file, by its hash. */
const file = group("File", {
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, "This is not one of our files")),
  width: side,
  height: side,
});

/** A picture in several widths, the smallest first. Without files there is none, and the drawing stands in its place. */
export function picture(
  label: string,
  place: PicturePlaceName,
  help?: string,
  field: Pick<Field, "invented"> = {},
) {
  return group(
    label,
    {
      files: list("Files", file, [0, 4]),
      alt: text("What it shows", 140, { optional: true }),
    },
    { picture: place, ...(help !== undefined && { help }), ...field },
  );
}

export type Picture = z.infer<ReturnType<typeof picture>>;

export function isPicture(value: unknown): value is Picture {
  return Array.isArray(Reflect.get(Object(value), "files"));
}
