import {
  ABOUT_CHANNEL,
  channelOf,
  CHANNELS,
  DELIVERY_STATUSES,
  isEndpoint,
  type Channel,
  type DeliveryStatus,
  type NamedChannel,
} from "#domain/delivery/channels";
import type { ChannelPause, MailWaits } from "#domain/delivery/delivery-view";
import { settingsPath } from "#domain/settings/settings-section";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { ShowMore } from "../../kit/data/show-more.tsx";
import { destinationName, reasonWords, STATUS_NAMES } from "../words/delivery-words.ts";
import { resendDeliveries } from "../words/resend-deliveries.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { useAdminParams, type ChangeParams } from "../../kit/frame/admin-params.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { RefreshButton } from "../../kit/look/refresh-button.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { useOwnersOnly, OwnersNote } from "../../people/staff/owners.tsx";
import { timeText } from "../../kit/time/times.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { deliveriesQuery } from "../../kit/settings/settings-api.ts";

/** Waiting, sent and dead messages; dead ones can be resent. */
export function DeliveriesCard() {
  const { params, change } = useAdminParams();
  const channel = CHANNELS.find((known) => known === params.get("channel"));
  const status = DELIVERY_STATUSES.find((known) => known === params.get("status"));
  const list = useInfiniteQuery(deliveriesQuery({ ...(channel && { channel }), ...(status && { status }) }));
  const resending = useResend();
  const isRefused = useOwnersOnly("resend-all") !== null;
  const pages = list.data?.pages ?? [];
  const deliveries = pages.flatMap((page) => page.deliveries);
  return (
    <SettingsCard
      title="Deliveries"
      note="Slack messages, emails and ad events. Failed messages are retried automatically for 24 hours, webhooks for 3 days. Webhooks and chat deletions are listed only if they failed; choose their channel to see all of them."
      action={
        <RefreshButton isBusy={list.isFetching && !list.isPending} onPress={() => void list.refetch()} />
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <DeliveryFilters channel={channel} status={status} change={change} />
        {channel && channel !== "webhook" && status === "dead" && deliveries.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            disabled={isRefused}
            isBusy={resending.isPending}
            onClick={() => resending.mutate({ channel })}
          >
            Resend all failed {ABOUT_CHANNEL[channel].name} messages
          </Button>
        )}
      </div>
      <OwnersNote act="resend-all" />
      {pages[0]?.pauses.map((pause) => (
        <PauseNote
          key={pause.channel}
          pause={pause}
          isRefused={isRefused}
          isResending={resending.isPending}
          onTry={(paused) => resending.mutate({ channel: paused })}
        />
      ))}
      <MailWaitsNote waits={pages[0]?.mailWaits} />
      <QueryStates query={list} loading="Loading deliveries…" failed="The deliveries could not be loaded" />
      {list.data && deliveries.length === 0 && (
        <NoDeliveries
          isFiltered={Boolean(channel ?? status)}
          onClear={() => change({ channel: null, status: null })}
        />
      )}
      {deliveries.length > 0 && (
        <DeliveryTable
          deliveries={deliveries}
          isResending={resending.isPending}
          onResend={(id) => resending.mutate({ ids: [id] })}
        />
      )}
      <ShowMore list={list} />
    </SettingsCard>
  );
}

/** Says why the list is empty, and leads to what would fill it. */
function NoDeliveries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyPlace
        title="No messages match"
        actions={
          <Button variant="outline" onClick={onClear}>
            Show all messages
          </Button>
        }
      />
    );
  }
  return (
    <EmptyPlace
      title="No messages yet"
      actions={
        <>
          <Link className={buttonClass({ variant: "outline" })} to={settingsPath("general")}>
            Connect Slack
          </Link>
          <Link className={buttonClass({ variant: "ghost" })} to={settingsPath("contact")}>
            Set up emails
          </Link>
        </>
      }
    >
      Once Slack, emails or Meta are set up, each message is listed here, with whether it arrived.
    </EmptyPlace>
  );
}

function useResend() {
  const client = useQueryClient();
  return useSave({
    save: resendDeliveries,
    onSaved: () => void client.invalidateQueries({ queryKey: ["deliveries"] }),
    success: ({ resent }) => ({
      title: resent === 1 ? "1 message will be resent" : `${resent} messages will be resent`,
    }),
    failure: "Failed to resend",
  });
}

type FilterProps = { channel: Channel | undefined; status: DeliveryStatus | undefined; change: ChangeParams };

function DeliveryFilters({ channel, status, change }: FilterProps) {
  return (
    <>
      <SelectField
        label="Channel"
        value={channel ?? ""}
        onChange={(event) => change({ channel: event.target.value })}
      >
        <option value="">All messages</option>
        {CHANNELS.map((id) => (
          <option key={id} value={id}>
            {ABOUT_CHANNEL[id].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="State"
        value={status ?? ""}
        onChange={(event) => change({ status: event.target.value })}
      >
        <option value="">All states</option>
        {DELIVERY_STATUSES.map((id) => (
          <option key={id} value={id}>
            {STATUS_NAMES[id]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What mail waits for, though nothing failed. */
function MailWaitsNote({ waits }: { waits: MailWaits | undefined }) {
  const { quota = null, refused = 0 } = waits ?? {};
  if (!quota && refused === 0) return null;
  return (
    <div role="status" className="alert alert-info alert-soft block space-y-1 text-sm">
      {quota && (
        <p>
          The daily limit of emails is reached. {emailsWait(quota.count)} until {timeText(quota.until)}: first
          those about booked calls, then answers, then hub emails.
        </p>
      )}
      {refused > 0 && (
        <p>
          {emailsWait(refused)} for an address that refuses email. It is tried again after a day, then after a
          week. To try it sooner, open the lead.
        </p>
      )}
    </div>
  );
}

function emailsWait(count: number): string {
  return count === 1 ? "1 email waits" : `${count} emails wait`;
}

type PauseProps = {
  pause: ChannelPause;
  isRefused: boolean;
  isResending: boolean;
  onTry: (channel: NamedChannel) => void;
};

/** What ends a pause by itself, or through staff. */
function pauseEnd(channel: Channel): string {
  if (channel === "webhook") return "They will be sent once it is turned on.";
  return ABOUT_CHANNEL[channel].pauseEnds === "reconnect"
    ? "They will be sent once it is reconnected."
    : "Sending is retried every hour.";
}

function PauseNote({ pause, isRefused, isResending, onTry }: PauseProps) {
  const { channel, reason, since } = pause;
  return (
    <div role="alert" className="alert alert-warning alert-soft flex flex-wrap justify-between gap-4 text-sm">
      <p className="grow basis-64">
        {destinationName(pause)} has been paused since {timeText(since)}: {reasonWords(reason)}. Waiting
        messages are kept. {pauseEnd(channelOf(channel))}
      </p>
      {isEndpoint(channel) ? (
        <Link
          className={buttonClass({ variant: "outline", size: "sm" })}
          to={settingsPath("developers", "part=webhooks")}
        >
          Show webhooks
        </Link>
      ) : (
        <Button
          variant="outline"
          size="sm"
          disabled={isRefused}
          isBusy={isResending}
          onClick={() => onTry(channel)}
        >
          Try now
        </Button>
      )}
    </div>
  );
}
