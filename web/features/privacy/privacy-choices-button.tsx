import { privacyStore } from "./privacy-store.ts";

/** 'Your privacy choices', for every footer. */
export function PrivacyChoicesButton({ className = "link-hover cursor-pointer" }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={() => privacyStore.change({ isDialogOpen: true })}>
      Your privacy choices
    </button>
  );
}
