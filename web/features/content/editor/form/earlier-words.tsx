import { useState } from "react";
import { showToast } from "../../../../ui/toast.tsx";
import { useForm } from "./form-context.ts";

type Props = { path: string; text: string; label: string };

/** What a text says where it is live, and what the sample said there, if that is something else; either can be taken. */
export function EarlierWords({ path, text, label }: Props) {
  const { earlier } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { live, sample } = earlier(path);
  const others = [
    { title: "Live text", words: live },
    { title: "Sample text", words: sample === live ? null : sample },
  ].flatMap(({ title, words }) => (words === null || words === text ? [] : [{ title, words }]));
  if (others.length === 0) return null;
  return (
    <details className="text-ink-2 text-xs" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="hover:text-ink w-fit cursor-pointer rounded-sm pointer-coarse:min-h-11 pointer-coarse:content-center">
        Earlier text<span className="sr-only"> of {label}</span>
      </summary>
      <dl className="border-line mt-1 grid gap-2 border-s-2 ps-3">
        {(isOpen ? others : []).map(({ title, words }) => (
          <Words key={title} {...{ title, words, text, path, label }} />
        ))}
      </dl>
    </details>
  );
}

type WordsProps = Props & { title: string; words: string };

function Words({ title, words, text, path, label }: WordsProps) {
  const { change, later } = useForm();
  const use = () => {
    const putBack = later(path);
    change(path, words);
    showToast({
      title: `${label}: restored`,
      action: { label: "Undo", onClick: () => putBack((now) => (now === words ? text : now)) },
      durationMs: 12_000,
    });
  };
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-x-2 font-semibold">
        {title}
        <button type="button" className="link font-normal pointer-coarse:min-h-11" onClick={use}>
          Use this
          <span className="sr-only">
            {" "}
            for {label}: {title}
          </span>
        </button>
      </dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{words || "(empty)"}</dd>
    </div>
  );
}
