/** A key of the keyboard. Decoration: what it is a key of says it in words, or has it as a shortcut. */
export function KeyCap({ children, className = "" }: { children: string; className?: string }) {
  return (
    <kbd
      aria-hidden="true"
      className={`border-line-2 bg-sheet text-ink-2 inline-grid min-h-5 min-w-5 place-items-center rounded-[5px] border px-1 font-[inherit] text-xs font-medium pointer-coarse:hidden ${className}`}
    >
      {children}
    </kbd>
  );
}
