import { aligned } from "#domain/content/aligned";
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

/**
 * What each entry of a list is drawn as, and which ones are open, by place; also the one that somebody is led to. An
 * entry keeps its key wherever somebody moves it, here or elsewhere: a field never becomes another entry's under a hand.
 */
export function useOpenEntries(path: string, values: readonly unknown[]) {
  const { target } = useForm();
  const [known, setKnown] = useState<Keyed>(() => ({
    values,
    keys: [...values.keys()],
    next: values.length,
  }));
  const [openKeys, setOpenKeys] = useState<ReadonlySet<number>>(new Set());
  if (known.values !== values) setKnown(keyed(known, values));
  const { keys, next } = known.values === values ? known : keyed(known, values);
  const setOpen = (index: number, isOpen: boolean) => {
    // An entry that is about to be added gets the next key.
    const key = keys[index] ?? next;
    const others = [...openKeys].filter((one) => one !== key);
    setOpenKeys(new Set(isOpen ? [...others, key] : others));
  };
  const entry = Number.parseInt(target?.path.slice(path.length + 1) ?? "", 10);
  const asked = isWithin(path, target) && Number.isInteger(entry) ? (target?.asked ?? 0) : 0;
  const [seen, setSeen] = useState(0);
  if (asked > seen) {
    setSeen(asked);
    setOpen(entry, true);
  }
  const open = keys.flatMap((key, index) => (openKeys.has(key) ? index : []));
  return [keys, open, setOpen] as const;
}

type Keyed = { values: readonly unknown[]; keys: readonly number[]; next: number };

function keyed(known: Keyed, values: readonly unknown[]): Keyed {
  const keys: number[] = [];
  let { next } = known;
  for (const one of aligned(known.values, values)) {
    if (one.kind === "removed") continue;
    keys[one.after] = (one.kind === "added" ? undefined : known.keys[one.before]) ?? next++;
  }
  return { values, keys, next };
}
