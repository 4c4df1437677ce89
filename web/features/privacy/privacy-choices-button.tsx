import { useContent } from "../../content/use-content.tsx";
import { privacyStore } from "./privacy-store.ts";

/** 'Your privacy choices', for every footer. */
export function PrivacyChoicesButton() {
  const { choices } = useContent("frame");
  return (
    <button
      type="button"
      className="link-hover cursor-pointer"
      onClick={() => privacyStore.change({ isDialogOpen: true })}
    >
      {choices}
    </button>
  );
}
