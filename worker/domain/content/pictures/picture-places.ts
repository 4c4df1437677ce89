/** How a place shows its picture, and so how the editor makes it. */
export type PicturePlace = {
  /** Width to height, to which it is cropped; null keeps the picture's own shape. */
  ratio: number | null;
  /** The widths it is made in, as far as the picture has so many pixels, and the most pixels of its height. */
  widths: readonly number[];
  maxHeight?: number;
  /** It has just these widths, whatever the picture had: others measure it. */
  isExact?: true;
  /** Of what the editor makes it; WebP where a browser cannot write it, as the next best. */
  type: "image/webp" | "image/jpeg" | "image/png";
  /** Whether it is described in words. A logo is named by the brand, and what stands beside a name by that. */
  isDescribed: boolean;
};

/** Every place for a picture. Widths are those at which it is shown, and twice those for high-resolution screens. */
export const PICTURE_PLACES = {
  founder: { ratio: 5 / 6, widths: [480, 960], type: "image/webp", isDescribed: true },
  book: { ratio: 300 / 440, widths: [320, 640], type: "image/webp", isDescribed: true },
  person: { ratio: 1, widths: [144], type: "image/webp", isDescribed: false },
  poster: { ratio: 16 / 9, widths: [480, 800], type: "image/webp", isDescribed: false },
  logo: { ratio: null, widths: [600], maxHeight: 96, type: "image/webp", isDescribed: false },
  favicon: { ratio: 1, widths: [48, 180], isExact: true, type: "image/png", isDescribed: false },
  /** The size that Meta asks for. */
  shared: { ratio: 1200 / 630, widths: [1200], isExact: true, type: "image/jpeg", isDescribed: true },
} as const satisfies Record<string, PicturePlace>;

export type PicturePlaceName = keyof typeof PICTURE_PLACES;
