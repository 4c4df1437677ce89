import { useEffect, useState, type RefObject } from "react";
import { isInView } from "../../lib/is-in-view.ts";

/** All that is still to come counts as on the screen: an element is then off it only once it has been scrolled past. */
const TO_THE_END = "0px 0px 1000000px 0px";

/**
 * Whether an action has been scrolled past, or is `covered` by that many pixels of a bar at the screen's end, and no
 * other place for it is on the screen. False until that is known.
 */
export function useOutOfReach(
  action: RefObject<HTMLElement | null>,
  otherId: string,
  covered: number,
): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isOtherShown, setIsOtherShown] = useState(false);
  useEffect(() => {
    // All of it has to be above the bar.
    const whole = covered + (action.current?.offsetHeight ?? 0);
    const stops = [
      watch(
        action.current,
        (isShown) => setIsPast(!isShown),
        covered > 0 ? `0px 0px -${whole}px 0px` : TO_THE_END,
      ),
      watch(document.getElementById(otherId), setIsOtherShown),
    ];
    return () => stops.forEach((stop) => stop());
  }, [action, otherId, covered]);
  return isPast && !isOtherShown;
}

/** Tells whether an element is on the screen, now and at each change, until it is stopped. */
function watch(element: Element | null, tell: (isShown: boolean) => void, rootMargin = "0px"): () => void {
  const observer = new IntersectionObserver((entries) => tell(isInView(entries)), { rootMargin });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
