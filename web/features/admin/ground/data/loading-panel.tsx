export function LoadingPanel({ text = "Loading…" }: { text?: string }) {
  return (
    <p role="status" className="text-base-content/75 flex items-center justify-center gap-3 py-16">
      <span className="loading loading-spinner loading-sm" aria-hidden="true" />
      {text}
    </p>
  );
}
