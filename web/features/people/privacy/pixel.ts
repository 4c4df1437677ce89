import { STANDARD_AD_EVENTS } from "#domain/money/ads/ad-events";
import { onAdEvent, type ReportedEvent } from "../../../lib/visit/ad-event-feed.ts";

const SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

type PixelCall = (...call: unknown[]) => void;
type Pixel = PixelCall & {
  callMethod?: PixelCall;
  queue: unknown[][];
  push: PixelCall;
  loaded: boolean;
  version: string;
  /** Disabled: our route changes are not page views. */
  disablePushState: boolean;
};

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The queue that Meta's script empties once it has loaded, set up in our own code rather than an inline script. */
function createQueue(): Pixel {
  const queue: unknown[][] = [];
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else queue.push(call);
    },
    {
      queue,
      push: (...call: unknown[]) => pixel(...call),
      loaded: true,
      version: "2.0",
      disablePushState: true,
    },
  );
  return pixel;
}

function load(pixelId: string): Pixel {
  const pixel = createQueue();
  window.fbq = pixel;
  window._fbq = pixel;
  // No clicks, no page metadata: only the events that we report ourselves.
  pixel("set", "autoConfig", false, pixelId);
  pixel("init", pixelId);
  const script = document.createElement("script");
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
  return pixel;
}

/** Deletes Meta's cookies on this site when consent is withdrawn. */
function forgetCookies(): void {
  const host = location.hostname;
  for (const name of ["_fbp", "_fbc"]) {
    for (const domain of [
      "",
      `; domain=${host}`,
      `; domain=.${host}`,
      `; domain=.${host.split(".").slice(-2).join(".")}`,
    ]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

/**
 * Reports this page's ad events to Meta as long as that is permitted. Nothing is loaded before permission; earlier
 * events are held and sent only if permission is given.
 */
export function startPixel(pixelId: string): { permit: (isPermitted: boolean) => void } {
  let pixel: Pixel | null = null;
  let isPermitted = false;
  const held: ReportedEvent[] = [];

  function report({ name, eventId, params }: ReportedEvent): void {
    const method = STANDARD_AD_EVENTS.includes(name) ? "track" : "trackCustom";
    pixel?.(method, name, params, { eventID: eventId });
  }
  onAdEvent((event) => {
    if (isPermitted) report(event);
    else held.push(event);
  });
  return {
    permit(next) {
      if (next === isPermitted) return;
      isPermitted = next;
      if (!next) {
        pixel?.("consent", "revoke");
        forgetCookies();
        return;
      }
      if (pixel) pixel("consent", "grant");
      pixel ??= load(pixelId);
      held.splice(0).forEach(report);
    },
  };
}
