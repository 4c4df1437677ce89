import { useEffect } from "react";
import { business } from "../../../content/business.ts";

/** The document's title while there is no hub to show. */
export function useNotFoundTitle(): void {
  useEffect(() => {
    const { title } = document;
    document.title = `Strategy Not Found – ${business.name}`;
    // It may turn out to be there.
    return () => {
      document.title = title;
    };
  }, []);
}
