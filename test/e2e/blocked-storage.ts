/** Run before a page: a browser that refuses storage, as some do in private windows. */
export const BLOCKED_STORAGE = `
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  }`;
