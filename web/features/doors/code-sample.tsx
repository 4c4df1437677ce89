import { CopyButton } from "../kit/data/copy-button.tsx";

type Props = {
  code: string;
  /** What it is, in lower case: `curl command`. */
  what: string;
};

/** Code to be copied; what is wider than its place scrolls, also by keyboard. */
export function CodeSample({ code, what }: Props) {
  return (
    <div className="bg-sunk flex items-start gap-1 rounded-lg">
      <pre
        tabIndex={0}
        role="region"
        aria-label={`Code: ${what}`}
        className="max-h-96 min-w-0 grow overflow-auto py-3 ps-3.5 text-xs leading-5 -outline-offset-2"
      >
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what={what} isLong className="m-2 pointer-coarse:m-0" />
    </div>
  );
}
