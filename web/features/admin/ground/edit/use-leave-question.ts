import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { guardLeaving } from "../frame/leave.ts";

/** While something is unsaved: holds whoever wants to go elsewhere, by a link, the palette or the browser. */
export function useLeaveQuestion(isChanged: boolean, staysAt: (url: URL) => boolean) {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const hold = (go: () => void) => {
    if (!isChanged) return false;
    setOnward(() => go);
    return true;
  };
  const guard = useEffectEvent(hold);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const url = followed(event);
    if (!url || staysAt(url) || !hold(() => void navigate(url.pathname + url.search))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    const free = guardLeaving((go) => guard(go));
    // Before the link itself hears of it.
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      free();
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, []);
  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    go: () => {
      setOnward(null);
      onward?.();
    },
  };
}

/** The page of ours that a press would open in this window; null if it opens none. */
function followed(event: MouseEvent): URL | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target !== "" || link.origin !== location.origin) return null;
  return link.pathname.startsWith("/api/") ? null : new URL(link.href);
}
