import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** What the query string takes on: null takes a parameter out. */
export type ParamsPatch = Readonly<Record<string, string | null>>;
export type ChangeParams = (patch: ParamsPatch, options?: { replace?: boolean }) => void;

/**
 * The query string of /admin: the tab and its filters. `change` sets a parameter or, given null or empty text, removes
 * it; `replace` keeps typing out of the history.
 */
export function useAdminParams(): { params: URLSearchParams; change: ChangeParams } {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeParams>(
    (patch, { replace = false } = {}) =>
      // Not what was drawn last: a lead may have been opened since.
      setParams(patched(new URLSearchParams(location.search), patch), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { params, change };
}

function patched(current: URLSearchParams, patch: ParamsPatch): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(patch)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
