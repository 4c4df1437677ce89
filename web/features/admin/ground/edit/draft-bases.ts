/**
 * The records that drafts were begun on. The one on screen may follow somebody else's change meanwhile; what is saved
 * is compared with the one that was read, so that theirs is not written over unseen.
 */
export class DraftBases<R extends { id: number }> {
  readonly #bases = new Map<number, R>();

  /** To be called with each change of a draft; null ends it. */
  note(record: R, before: string | null, draft: string | null): void {
    if (draft === null) this.#bases.delete(record.id);
    else if (before === null) this.#bases.set(record.id, record);
  }

  /** What to save on top of. After a reload it is the record as it is now. */
  of(record: R): R {
    return this.#bases.get(record.id) ?? record;
  }
}
