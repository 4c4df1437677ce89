import { isKeyActor } from "#domain/key-actor";

/** The name that an address gives away: `ada.lovelace@example.com` is Ada Lovelace. A key has the one that it was given. */
export function personName(email: string): string {
  if (isKeyActor(email)) return capitalized(email);
  const [local = ""] = email.split("@");
  const [mailbox = ""] = local.split("+");
  const words = mailbox.split(/[._]+/).filter(Boolean);
  return words.map(capitalized).join(" ") || email;
}

/** At most two letters, of the first name and the last. */
export function initialsOf(email: string): string {
  const words = personName(email).split(" ");
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("");
}

/** `Ada Lovelace`, `Ada Lovelace and Grace Hopper`, `Ada Lovelace and 2 others`. */
export function peopleNames([first = "", second, ...more]: readonly string[]): string {
  if (second === undefined) return personName(first);
  return `${personName(first)} and ${more.length > 0 ? `${more.length + 1} others` : personName(second)}`;
}

/** Also after a hyphen or an apostrophe: `mary-jane`, `o'neill`. */
function capitalized(word: string): string {
  return word.replaceAll(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}
