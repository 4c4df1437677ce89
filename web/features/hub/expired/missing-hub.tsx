import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { HubNotice } from "../hub-notice.tsx";
import { useNotFoundTitle } from "./use-not-found-title.ts";

type MissingHubProps = {
  /** When it closed, if that is known. */
  above?: ReactNode;
  /** Other ways on than a new assessment. */
  actions?: ReactNode;
  /** Set if the hub may exist but could not be loaded. */
  onRetry?: () => void;
};

/** The spec's not-found card. */
export function MissingHub({ above, actions, onRetry }: MissingHubProps) {
  useNotFoundTitle();
  return (
    <HubNotice
      above={above}
      title="Strategy Not Found"
      text="We couldn’t find your personalized strategy. This link may be invalid or expired."
    >
      {actions}
      <div className="flex flex-wrap items-start gap-3">
        {onRetry && (
          <Button size="lg" onClick={onRetry} className="max-sm:w-full">
            Try again
          </Button>
        )}
        <a
          href="/"
          className={
            actions
              ? "link inline-flex min-h-11 items-center font-semibold"
              : buttonClass({
                  size: "lg",
                  variant: onRetry ? "ghost" : "primary",
                  className: "max-sm:w-full",
                })
          }
        >
          Take Assessment
        </a>
      </div>
    </HubNotice>
  );
}
