import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

type LinkProps = Omit<ComponentProps<"a">, "href" | "target"> & { to: string };

/** A link within the app. React Router's own includes prefetching, which nothing here uses. */
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
