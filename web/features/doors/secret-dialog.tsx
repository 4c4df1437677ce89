import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.tsx";

type Props = {
  secret: string;
  /** What it is, in lower case: `key`. */
  what: string;
  onClose: () => void;
};

/** Shows a secret, once; only its own button closes it. */
export function SecretDialog({ secret, what, onClose }: Props) {
  return (
    <Dialog
      title={`Copy your ${what}`}
      description="It is shown only now. Store it where your program keeps its secrets."
      isBlocking
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <ShownSecret secret={secret} what={what} />
    </Dialog>
  );
}

/** The secret in a field of its own, to be copied; no toast repeats it. */
function ShownSecret({ secret, what }: Omit<Props, "onClose">) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
      showToast({ title: `Copied the ${what}` });
    } catch {
      showToast({ title: `Copy the ${what} from its field` });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        readOnly
        aria-label={`The ${what}`}
        value={secret}
        spellCheck={false}
        autoComplete="off"
        className="input min-w-0 grow basis-72 font-mono text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="outline" data-autofocus="" onClick={() => void copy()}>
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
