import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";

/** The address of the page, and what its entry in the browser's history says of it. */
export type PageLocation = { pathname: string; search: string; hash: string; state: unknown };

/** Goes to a path of ours, with its query and hash. */
export type Navigate = (to: string, how?: { replace?: boolean; state?: unknown }) => void;

type Given = { location: PageLocation; navigate: Navigate; hrefOf: (to: string) => string };

const GivenLocation = createContext<Given | null>(null);

type Props = {
  /** The path below which the pages are: nothing but in a preview. */
  base?: string;
  /** The path that is rendered, where there is no browser. */
  rendered?: string;
  children: ReactNode;
};

/**
 * Tells the pages where they are, and takes them from one to the next in the same document. Visitors have few such
 * steps: all of React Router would be a tenth of what they load.
 */
export function LocationProvider({ base = "", rendered, children }: Props) {
  const [location, setLocation] = useState<PageLocation>(() =>
    rendered === undefined
      ? browserLocation(base)
      : { pathname: rendered, search: "", hash: "", state: null },
  );
  // The page that is left stays until the next has loaded.
  const follow = useCallback(() => startTransition(() => setLocation(browserLocation(base))), [base]);
  useLayoutEffect(() => {
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [follow]);
  const hrefOf = useCallback((to: string) => (base !== "" && to === "/" ? base : base + to), [base]);
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      history[replace ? "replaceState" : "pushState"](state, "", hrefOf(to));
      follow();
    },
    [hrefOf, follow],
  );
  return <GivenLocation value={{ location, navigate, hrefOf }}>{children}</GivenLocation>;
}

function browserLocation(base: string): PageLocation {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.slice(base.length) || "/", search, hash, state: history.state };
}

function useGiven(): Given {
  const given = use(GivenLocation);
  if (!given) throw new Error("This page was not told where it is.");
  return given;
}

export const useLocation = (): PageLocation => useGiven().location;
export const useNavigate = (): Navigate => useGiven().navigate;

type LinkProps = Omit<ComponentProps<"a">, "href" | "target" | "onClick"> & { to: string };

/** A link to another page in the same document. */
export function PageLink({ to, children, ...anchor }: LinkProps) {
  const { navigate, hrefOf } = useGiven();
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <a {...anchor} href={hrefOf(to)} onClick={onClick}>
      {children}
    </a>
  );
}
