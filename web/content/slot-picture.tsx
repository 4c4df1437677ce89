import type { ReactNode } from "react";
import type { Picture } from "./pictures.ts";

type SlotPictureProps = {
  picture: Picture;
  /** Far below the first screen: loaded when it comes near. */
  isLazy?: boolean;
  className: string;
  /** What stands in for it. */
  drawing: ReactNode;
};

/** A picture of the business, or its stand-in. Its size is known before it is loaded, so nothing moves. */
export function SlotPicture({ picture, isLazy = false, className, drawing }: SlotPictureProps) {
  const { src, width, height, alt } = picture;
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
