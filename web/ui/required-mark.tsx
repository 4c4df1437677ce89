/** Beside the label of what has to be filled in; the field itself says so to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error ml-0.5">
      *
    </span>
  );
}
