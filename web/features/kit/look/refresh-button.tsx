import { RefreshCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** Fetches the figures of a screen that does not follow them by itself. */
export function RefreshButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      shape="square"
      aria-label="Refresh"
      title="Refresh"
      isBusy={isBusy}
      onClick={onPress}
    >
      {!isBusy && <RefreshCw aria-hidden="true" className="size-4" />}
    </Button>
  );
}
