import { WEBHOOK_EVENTS } from "#domain/delivery/webhook-events";
import { FAILING_DAYS_MAX, TURNED_OFF } from "#domain/doors/webhook-endpoint";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { countText } from "../../kit/data/figures.ts";
import { Tag } from "../../kit/look/tag.tsx";
import { Ago } from "../../kit/time/ago.tsx";
import { useNow } from "../../kit/time/use-now.ts";
import { timeText } from "../../kit/time/times.ts";
import { EndpointActs } from "./endpoint-acts.tsx";
import { EndpointLog } from "./endpoint-log.tsx";
import { healthOf, offWords, resultWords } from "./webhook-words.ts";
import type { Endpoint } from "./webhooks-api.ts";

/** An endpoint with its health; opened, what can be done with it, and its log. */
export function EndpointRow({ endpoint, isAvailable }: { endpoint: Endpoint; isAvailable: boolean }) {
  const { id, url, description } = endpoint;
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const { tone, label } = healthOf(endpoint, isAvailable);
  return (
    <li data-endpoint={id} className="py-1.5 first:pt-0 last:pb-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        className="group hover:bg-hover -mx-2 flex min-h-8 w-[calc(100%+1rem)] cursor-pointer items-start gap-2 rounded-lg px-2 py-1.5 text-start pointer-coarse:min-h-11"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden="true"
          className="text-ink-3 mt-0.5 size-4 shrink-0 transition-transform group-aria-expanded:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold [overflow-wrap:anywhere]">{url}</span>
          {description && (
            <span dir="auto" className="text-ink-2 block [overflow-wrap:anywhere]">
              {description}
            </span>
          )}
        </span>
        <Tag tone={tone}>{label}</Tag>
      </button>
      <div className="space-y-1 ps-6">
        <HealthLines endpoint={endpoint} isAvailable={isAvailable} />
        <div id={body} hidden={!isOpen} className="space-y-3 pt-2 pb-2">
          {isOpen && (
            <>
              <EndpointActs endpoint={endpoint} isAvailable={isAvailable} />
              <EndpointLog endpoint={endpoint} />
            </>
          )}
        </div>
      </div>
    </li>
  );
}

function HealthLines({ endpoint, isAvailable }: { endpoint: Endpoint; isAvailable: boolean }) {
  const { events, off, failingSince, formerSecretUntil, waiting, failed, lastTry } = endpoint;
  const now = useNow();
  return (
    <>
      <p className="text-row text-ink-2 flex flex-wrap gap-x-3">
        <span>{events.length === WEBHOOK_EVENTS.length ? "All events" : events.join(", ")}</span>
        {lastTry && (
          <span>
            Last try: {resultWords(lastTry)}, <Ago time={lastTry.at} />
          </span>
        )}
        {waiting > 0 && <span>{countText(waiting)} waiting</span>}
        {failed > 0 && <span className="text-bad">{countText(failed)} given up</span>}
      </p>
      {off && (
        <p className={`text-row ${off.reason === TURNED_OFF ? "text-ink-2" : "text-bad"}`}>
          {offWords(off.reason)}, {timeText(off.since)}. What waits is kept; nothing new is added.
        </p>
      )}
      {failingSince && !off && isAvailable && (
        <p className="text-row text-wait">
          Every try has failed since {timeText(failingSince)}. After {FAILING_DAYS_MAX} days it is turned off.
        </p>
      )}
      {formerSecretUntil && Date.parse(formerSecretUntil) > now && (
        <p className="text-row text-ink-2">
          The previous secret also signs until {timeText(formerSecretUntil)}.
        </p>
      )}
    </>
  );
}
