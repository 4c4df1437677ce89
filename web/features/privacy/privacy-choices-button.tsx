import { privacyStore } from "./privacy-store.ts";

/** 'Your privacy choices', for every footer. */
export function PrivacyChoicesButton() {
  return (
    <button
      type="button"
      className="link-hover cursor-pointer"
      onClick={() => privacyStore.change({ isDialogOpen: true })}
    >
      Your privacy choices
    </button>
  );
}
