import { Search } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { isEnter } from "../../../../lib/enter-key.ts";
import { KeyCap } from "../../ground/look/key-cap.tsx";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";

const PAUSE_MS = 250;

type Props = { value: string; onChange: (text: string) => void };

/** Searches once typing pauses. `/` moves the focus here from anywhere on the page. */
export function SearchField({ value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  if (value !== seen) {
    setSeen(value);
    setSent(value);
    // The address was changed elsewhere: Back, "Clear", the command palette.
    if (value !== sent) setText(value);
  }
  const send = useCallback(
    (words: string) => {
      if (words === sent) return;
      setSent(words);
      onChange(words);
    },
    [onChange, sent],
  );
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, send]);
  useShortcuts({
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    },
  });
  return (
    <label className="border-edge bg-sheet text-row has-focus-visible:outline-ink flex min-h-8 w-[min(13rem,100%)] shrink-0 sm:w-64 items-center gap-2 rounded-md border px-2.5 has-focus-visible:outline-2 pointer-coarse:min-h-11">
      <Search aria-hidden="true" className="size-4 text-ink-3 shrink-0" />
      <span className="sr-only">Search by name or email</span>
      <input
        ref={field}
        type="search"
        dir="auto"
        className="placeholder:text-ink-3 min-w-0 grow bg-transparent outline-none"
        placeholder="Search by name or email"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Before whatever is pressed instead takes the place of the list in the history.
        onBlur={() => send(text.trim())}
        onKeyDown={(event) => isEnter(event.nativeEvent) && send(text.trim())}
      />
      <KeyCap>/</KeyCap>
    </label>
  );
}
