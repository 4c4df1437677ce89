let loading = 0;

/** Whether code is loading whose absence is not worth a reload. */
export const isLoadingQuietly = () => loading > 0;

/** Loads code that a page can do without; null if it does not come. */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module | null> {
  loading += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    loading -= 1;
  }
}
