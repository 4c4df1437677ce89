let follow: ((path: string) => void) | null = null;

/** From one page of the preview to the next, within the same document: what was answered stays in its memory. */
export const steps = {
  go: (path: string): void => follow?.(path),
  listen(next: (path: string) => void): () => void {
    follow = next;
    return () => {
      follow = null;
    };
  },
};
