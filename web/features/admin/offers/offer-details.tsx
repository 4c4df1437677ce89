import type { StoredOffer } from "#domain/settings/stored-configuration";
import type { ReactNode } from "react";
import { safeWebAddress } from "../leads/web-address.ts";

/** An offer as stored. */
export function OfferDetails({ offer }: { offer: StoredOffer }) {
  return (
    <dl className="grid gap-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Entry label="Description">{offer.description || "None"}</Entry>
      <Entry label="Features">
        {offer.features.length === 0 ? (
          "None"
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {offer.features.map((feature, index) => (
              // Two features may have the same text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
      </Entry>
      <Entry label="Investment">{offer.investment || "None"}</Entry>
      <Entry label="Discount">{offer.discount > 0 ? `${offer.discount}%` : "None"}</Entry>
      <Entry label="Resource link">
        <ResourceLink address={offer.pdfLink} />
      </Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-base-content/75">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{children}</dd>
    </>
  );
}

function ResourceLink({ address }: { address: string | null }) {
  if (!address) return "None";
  const safe = safeWebAddress(address);
  if (!safe) return address;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" className="link">
      {address}
    </a>
  );
}
