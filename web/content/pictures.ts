/** The size of a picture in pixels, which reserves its space until it loads. */
type Shown = { width: number; height: number };

/** A drawing of ours, used until there is a picture; `sample` says what should replace it. */
type DrawnPicture = Shown & { sample: string; src: null };
/** `src` is the path of a file below `web/public`, such as `/pictures/founder.webp`; a file may be a sample too. */
type FilePicture = Shown & { src: string; sample?: string };

export type Picture = DrawnPicture | FilePicture;

export const pictures: Record<"founder" | "bookCover", Picture> = {
  founder: {
    sample: "A photograph, upright (5:6), at least 800 × 960 px, as WebP or JPEG in web/public/pictures.",
    src: null,
    width: 800,
    height: 960,
  },
  bookCover: {
    sample: "The front cover alone, upright (about 2:3), at least 600 × 880 px, in web/public/pictures.",
    src: null,
    width: 600,
    height: 880,
  },
};

/** The preview picture of shared links. Listed separately because no page shows it. */
export const sharedPicture: FilePicture = {
  sample: "1200 × 630 px, as PNG or JPEG in web/public/pictures: your own logo and headline.",
  src: "/pictures/shared-link.png",
  width: 1200,
  height: 630,
};
