import { useState } from "react";
import { isWithin, useForm } from "./form-context.ts";

/** Whether a part of the form is open: by hand, and by itself for who is led to something in it. */
export function useOpened(path: string, isOpenAtFirst: boolean) {
  const { target } = useForm();
  const asked = isWithin(path, target) ? (target?.asked ?? 0) : 0;
  const [seen, setSeen] = useState(asked);
  const [isOpen, setOpen] = useState(isOpenAtFirst || asked > 0);
  if (asked > seen) {
    setSeen(asked);
    setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** Which entries of a list are open, by place; also the one that somebody is led to. */
export function useOpenEntries(path: string) {
  const { target } = useForm();
  const entry = Number.parseInt(target?.path.slice(path.length + 1) ?? "", 10);
  const asked = isWithin(path, target) && Number.isInteger(entry) ? (target?.asked ?? 0) : 0;
  const [seen, setSeen] = useState(0);
  const [open, setOpen] = useState<readonly number[]>([]);
  if (asked > seen) {
    setSeen(asked);
    if (!open.includes(entry)) setOpen([...open, entry]);
  }
  return [open, setOpen] as const;
}
