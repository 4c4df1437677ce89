import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { guardLeaving } from "../frame/leave.ts";
import { SaveBar } from "../look/save-bar.tsx";
import { UnsavedContext, UnsavedEdits } from "./unsaved.ts";

type Props = {
  /** What is said once everything is saved. */
  saved: string;
  /** Whether an address shows this same page. */
  staysAt: (url: URL) => boolean;
  children: ReactNode;
};

/** A page whose changes are saved together: by its bar, by Ctrl/Cmd+S, and when it is left. */
export function UnsavedPage({ saved, staysAt, children }: Props) {
  const [edits] = useState(() => new UnsavedEdits());
  const { names, isSaving } = useSyncExternalStore(edits.subscribe, edits.unsaved);
  const isChanged = names.length > 0;
  const saveAll = async (): Promise<boolean> => {
    const undos = await saveEach(edits);
    const isWhole = undos !== null;
    if (undos && undos.length > 0) tellSaved(saved, undos);
    if (!isWhole) focusFirstFault();
    return isWhole;
  };
  const discardAll = () => {
    const undos = edits.changed().map((edit) => edit.discard());
    const action = { label: "Undo", onClick: () => undos.forEach((undo) => undo()) };
    showToast({ title: "Changes discarded", action });
  };
  useSaveKey(() => void saveAll(), isChanged);
  const leaving = useLeaveQuestion(isChanged, staysAt);
  return (
    <UnsavedContext value={edits}>
      {children}
      <SaveBar names={names} isBusy={isSaving} onSave={() => void saveAll()} onDiscard={discardAll} />
      {leaving.isAsking && (
        <LeaveDialog
          names={names}
          isBusy={isSaving}
          onStay={leaving.stay}
          onLeave={() => {
            for (const edit of edits.changed()) edit.discard();
            leaving.go();
          }}
          onSave={() => void saveAll().then((isWhole) => (isWhole ? leaving.go() : leaving.stay()))}
        />
      )}
    </UnsavedContext>
  );
}

/** Tells that it is saved, and can be taken back. */
export function tellSaved(title: string, undos: readonly (() => void)[]): void {
  showToast({ title, action: { label: "Undo", onClick: () => undos.forEach((undo) => undo()) } });
}

/** One after the other; what takes each back, or null if one could not be saved. The others are saved all the same. */
async function saveEach(edits: UnsavedEdits): Promise<(() => void)[] | null> {
  const undos: (() => void)[] = [];
  let isWhole = true;
  for (const edit of edits.changed()) {
    const undo = await edit.save();
    if (undo) undos.push(undo);
    else isWhole = false;
  }
  return isWhole ? undos : null;
}

/** Once it is drawn. */
function focusFirstFault(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("#admin-panel [aria-invalid=true]")?.focus(),
  );
}

function useSaveKey(save: () => void, isChanged: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSave || event.shiftKey || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    // A field that takes in what is typed at the same key has done so by then.
    requestAnimationFrame(() => {
      if (isChanged || document.activeElement?.closest("[data-takes-in-on-save]")) save();
    });
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

type LeaveDialogProps = {
  names: readonly string[];
  isBusy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
};

/** Whether to save before the page is left. */
function LeaveDialog({ names, isBusy, onStay, onLeave, onSave }: LeaveDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title="Save your changes first?"
      description={`Not saved: ${names.join(", ")}.`}
      onClose={onStay}
      actions={
        <>
          <Button variant="ghost" onClick={onStay}>
            Stay here
          </Button>
          <Button variant="outline" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button data-autofocus isBusy={isBusy} onClick={onSave}>
            Save and continue
          </Button>
        </>
      }
    />
  );
}

/** While something is unsaved: holds whoever wants to go elsewhere, by a link, the palette or the browser. */
function useLeaveQuestion(isChanged: boolean, staysAt: (url: URL) => boolean) {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const hold = (go: () => void) => {
    if (!isChanged) return false;
    setOnward(() => go);
    return true;
  };
  const guard = useEffectEvent(hold);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const url = followed(event);
    if (!url || staysAt(url) || !hold(() => void navigate(url.pathname + url.search))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    const free = guardLeaving((go) => guard(go));
    // Before the link itself hears of it.
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      free();
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, []);
  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    go: () => {
      setOnward(null);
      onward?.();
    },
  };
}

/** The page of ours that a press would open in this window; null if it opens none. */
function followed(event: MouseEvent): URL | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target !== "" || link.origin !== location.origin) return null;
  return link.pathname.startsWith("/api/") ? null : new URL(link.href);
}
