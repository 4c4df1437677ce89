import type { Picture } from "#domain/content/pictures/picture";
import { mediaPath } from "#domain/content/pictures/media-path";
import type { ReactNode } from "react";

type SlotPictureProps = {
  picture: Picture;
  /** What it shows, for those who do not see it; empty where a name beside it says so. */
  alt: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** Set for a picture far below the first screen, which loads when it comes near. */
  isLazy?: boolean;
  className: string;
  /** Shown in place of a missing picture. */
  drawing: ReactNode;
};

/** A picture of the business, or the drawing in its place. Its size is known in advance, so nothing shifts. */
export function SlotPicture(props: SlotPictureProps) {
  const { picture, alt, sizes, isLazy = false, className, drawing } = props;
  const { files } = picture;
  const largest = files.at(-1);
  if (!largest) return drawing;
  const several = files.map(({ hash, width }) => `${mediaPath(hash)} ${width}w`).join(", ");
  return (
    <img
      // Before `src`: it would load the largest before it knows of the others.
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
      srcSet={files.length > 1 ? several : undefined}
      sizes={files.length > 1 ? sizes : undefined}
      src={mediaPath(largest.hash)}
      width={largest.width}
      height={largest.height}
      alt={alt}
      className={className}
    />
  );
}
