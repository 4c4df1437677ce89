type KeyCapProps = {
  /** Without a face of its own, in the colour of the button that it stands on. */
  isBare?: boolean;
  className?: string;
  children: string;
};

/** A key of the keyboard. Decoration: what it is a key of says it in words, or has it as a shortcut. */
export function KeyCap({ isBare = false, className = "", children }: KeyCapProps) {
  const face = isBare ? "border-transparent" : "border-line-2 bg-sheet text-ink-2";
  return (
    <kbd
      aria-hidden="true"
      className={`${face} inline-grid min-h-5 min-w-5 place-items-center rounded-[5px] border px-1 font-[inherit] text-xs font-medium pointer-coarse:hidden ${className}`}
    >
      {children}
    </kbd>
  );
}
