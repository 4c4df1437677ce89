import type { DeskPerson } from "#domain/delivery/desk/desk-messages";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

type People = Readonly<Record<number, readonly string[]>>;

const NOBODY: readonly string[] = [];
let people: People = {};
let here: readonly string[] = NOBODY;
const listeners = new Set<() => void>();

/** Takes in who is here. Whose own screen this is, is left out: they know. */
export function putPeople(news: readonly DeskPerson[], own: string): void {
  const others = news.filter(({ email }) => email.toLowerCase() !== own.toLowerCase());
  const next: Record<number, string[]> = {};
  for (const { email, lead } of others) if (lead !== null) (next[lead] ??= []).push(email);
  // What stays the same is the same object, and its card is not drawn again.
  people = replaceEqualDeep(people, next);
  here = replaceEqualDeep(here, [...new Set(others.map(({ email }) => email))].sort());
  for (const listener of listeners) listener();
}

/** The addresses of the others who have a lead open. */
export function usePeopleAt(lead: number): readonly string[] {
  return useSyncExternalStore(subscribe, () => people[lead] ?? NOBODY);
}

/** The addresses of the others who have the dashboard open. */
export function usePeopleHere(): readonly string[] {
  return useSyncExternalStore(subscribe, () => here);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
