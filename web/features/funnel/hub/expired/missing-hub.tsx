import { useEffect, type ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { HubNotice } from "../hub-notice.tsx";

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
  const { title, text, again, start } = useContent("hub").missing;
  useNotFoundTitle();
  return (
    <HubNotice above={above} isQuiet={above !== undefined} title={title} text={text}>
      {actions}
      <div className="flex flex-wrap items-start gap-3">
        {onRetry && (
          <Button size="lg" onClick={onRetry} className="max-sm:w-full">
            {again}
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
          {start}
        </a>
      </div>
    </HubNotice>
  );
}

/** The document's title while there is no hub to show. */
function useNotFoundTitle(): void {
  const { tab } = useContent("hub").missing;
  useEffect(() => {
    const { title } = document;
    document.title = tab;
    // It may turn out to be there.
    return () => {
      document.title = title;
    };
  }, [tab]);
}
