import { useEffect } from "react";

/** Tells the styles how high the toast is for as long as one is shown, so that what it would lie over gives way. */
export function useToastRoom(): void {
  useEffect(() => {
    const toasts = document.querySelector(".toasts");
    if (!toasts) return;
    const { style } = document.documentElement;
    const measuring = new ResizeObserver(() => {
      const height = Math.ceil(toasts.getBoundingClientRect().height);
      if (height > 0) style.setProperty("--toast-height", `${height}px`);
      else style.removeProperty("--toast-height");
    });
    // With its padding, which comes and goes with the toast.
    measuring.observe(toasts, { box: "border-box" });
    return () => {
      measuring.disconnect();
      style.removeProperty("--toast-height");
    };
  }, []);
}
