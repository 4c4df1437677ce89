import type { ReactNode } from "react";
import type { Picture } from "./pictures.ts";

type SlotPictureProps = {
  picture: Picture;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Set for a picture far below the first screen, which loads when it comes near. */
  isLazy?: boolean;
  className: string;
  /** Shown in place of a missing picture. */
  drawing: ReactNode;
};

/** A picture of the business, or the drawing in its place. Its size is known in advance, so nothing shifts. */
export function SlotPicture({ picture, alt, isLazy = false, className, drawing }: SlotPictureProps) {
  const { src, width, height } = picture;
  if (src === null) return drawing;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
      className={className}
    />
  );
}
