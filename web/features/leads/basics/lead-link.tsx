import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useSearchParams } from "react-router-dom";
import { leadHref, openLeadId } from "./open-lead.ts";

type Props = Omit<ComponentProps<"a">, "id" | "href" | "onClick"> & { id: number; onFollow?: () => void };

/** A link that opens a lead over what is shown. From one lead to another it takes that one's place in the history. */
export function LeadLink({ id, onFollow, className = "link", children, ...anchor }: Props) {
  const [params] = useSearchParams();
  const to = leadHref(params, id);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace: openLeadId(params) !== null,
    preventScrollReset: true,
  });
  return (
    <a
      {...anchor}
      className={className}
      href={href}
      onClick={(event) => {
        follow(event);
        if (event.defaultPrevented) onFollow?.();
      }}
    >
      {children}
    </a>
  );
}
