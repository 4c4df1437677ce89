import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { HubNotice } from "./hub-notice.tsx";
import { useNotFoundTitle } from "./use-not-found-title.ts";

type MissingHubProps = {
  /** Other ways on than a new assessment. */
  actions?: ReactNode;
  /** Set if the hub may exist but could not be loaded. */
  onRetry?: () => void;
};

/** The spec's not-found card. */
export function MissingHub({ actions, onRetry }: MissingHubProps) {
  useNotFoundTitle();
  return (
    <HubNotice
      title="Strategy Not Found"
      text="We couldn’t find your personalized strategy. This link may be invalid or expired."
    >
      <div className="flex flex-wrap items-start gap-3">
        {actions}
        {onRetry && (
          <Button size="lg" onClick={onRetry} className="max-sm:w-full">
            Try again
          </Button>
        )}
        <Link
          to="/"
          className={buttonClass({
            size: "lg",
            variant: actions || onRetry ? "ghost" : "primary",
            className: "max-sm:w-full",
          })}
        >
          Take Assessment
        </Link>
      </div>
    </HubNotice>
  );
}
