import { useEffect } from "react";
import { useContent } from "../../../content/use-content.tsx";

/** The document's title while there is no hub to show. */
export function useNotFoundTitle(): void {
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
