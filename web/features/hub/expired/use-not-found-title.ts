import { useEffect } from "react";
import { useContent } from "../../../content/use-content.tsx";

/** The document's title while there is no hub to show. */
export function useNotFoundTitle(): void {
  const { name } = useContent("brand");
  useEffect(() => {
    const { title } = document;
    document.title = `Strategy Not Found – ${name}`;
    // It may turn out to be there.
    return () => {
      document.title = title;
    };
  }, [name]);
}
