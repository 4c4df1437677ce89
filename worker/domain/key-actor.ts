const ACTOR = "key ";

/** Who acts where a program does, as history and audit name it. It is no address, so it is never staff nor an owner. */
export function keyActor(name: string): string {
  return `${ACTOR}${name}`;
}

export function isKeyActor(who: string): boolean {
  return who.startsWith(ACTOR);
}
