import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

type LinkProps = Omit<ComponentProps<"a">, "href" | "target"> & { to: string };

/** A link inside the app, in the same tab. React Router's own brings prefetching along, which nothing here uses. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    // Its content comes from the caller.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
