import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { focusNear } from "../../kit/edit/focus.ts";
import { ignoreGone } from "../../kit/edit/ignore-gone.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { RotateDialog } from "./rotate-dialog.tsx";
import { isDelivered, resultWords } from "./webhook-words.ts";
import {
  changeEndpoint,
  endpointsQuery,
  removeEndpoint,
  testEndpoint,
  triesQuery,
  type Endpoint,
} from "./webhooks-api.ts";

type Props = { endpoint: Endpoint };

/** What can be done with an endpoint; what needs its secret, only while secrets can be read. */
export function EndpointActs({ endpoint, isAvailable }: Props & { isAvailable: boolean }) {
  const [open, setOpen] = useState<"edit" | "rotate" | "delete" | null>(null);
  const close = () => setOpen(null);
  const testing = useTest(endpoint.id);
  const switching = useSwitch(endpoint);
  const isOn = endpoint.off === null;
  return (
    <div role="group" aria-label="Endpoint" className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        disabled={!isAvailable}
        isBusy={testing.isPending}
        onClick={() => testing.mutate(undefined)}
      >
        Send a test
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setOpen("edit")}>
        Edit
      </Button>
      <Button size="sm" variant="ghost" disabled={!isAvailable} onClick={() => setOpen("rotate")}>
        New secret
      </Button>
      <Button size="sm" variant="ghost" isBusy={switching.isPending} onClick={() => switching.mutate(!isOn)}>
        {isOn ? "Turn off" : "Turn on"}
      </Button>
      <Button size="sm" variant="quiet-destructive" onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {open === "edit" && <EndpointDialog endpoint={endpoint} onClose={close} />}
      {open === "rotate" && <RotateDialog endpoint={endpoint} onClose={close} />}
      {open === "delete" && <DeleteDialog endpoint={endpoint} onClose={close} />}
    </div>
  );
}

/** The list and the log, after something was done or has failed since. */
function readAgain(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: endpointsQuery().queryKey });
  void client.invalidateQueries({ queryKey: triesQuery(id).queryKey });
}

function useTest(id: number) {
  const client = useQueryClient();
  return useSave({
    save: () => testEndpoint(id),
    onSaved: () => readAgain(client, id),
    success: (result) =>
      isDelivered(result)
        ? {
            title: "The test arrived",
            description: `It answered ${resultWords(result)} in ${result.took} ms.`,
          }
        : { title: "The test failed", description: resultWords(result), variant: "destructive" },
    failure: "Failed to send the test",
  });
}

function useSwitch(endpoint: Endpoint) {
  const client = useQueryClient();
  return useSave({
    save: (isOn: boolean) => changeEndpoint(endpoint, { isOn }),
    onSaved: () => readAgain(client, endpoint.id),
    onFailed: () => readAgain(client, endpoint.id),
    success: (_, isOn) => ({ title: isOn ? "Endpoint turned on" : "Endpoint turned off" }),
    failure: "Failed to change the endpoint",
  });
}

function DeleteDialog({ endpoint, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const removing = useSave({
    save: () => removeEndpoint(endpoint).catch(ignoreGone),
    onSaved: () => {
      focusNear(document.querySelector<HTMLElement>(`[data-endpoint="${endpoint.id}"]`), {
        all: "[data-endpoint]",
        within: "button",
        otherwise: "[data-new-endpoint]",
      });
      client.setQueryData(
        endpointsQuery().queryKey,
        (list) => list && { ...list, endpoints: list.endpoints.filter(({ id }) => id !== endpoint.id) },
      );
      onClose();
    },
    onFailed: () => readAgain(client, endpoint.id),
    success: { title: "Endpoint deleted" },
    failure: "Failed to delete the endpoint",
  });
  return (
    <ConfirmDialog
      title="Delete this endpoint?"
      description={<bdi className="[overflow-wrap:anywhere]">{endpoint.url}</bdi>}
      confirm="Delete"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">Its log is deleted, and waiting messages are not sent.</p>
    </ConfirmDialog>
  );
}
