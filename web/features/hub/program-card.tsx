import { toldUs } from "#domain/answers/told-us";
import { BadgePercent, Check } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import type { OpenHub } from "./hub-data.ts";

/** The recommended program: description, contents and price. */
export function ProgramCard({ data }: { data: OpenHub }) {
  const { hub, offer } = data;
  const told = toldUs(hub.answers);
  if (!offer) {
    return (
      <Card className="grid gap-2 sm:p-8">
        <h2 className="font-display text-title font-extrabold">Your recommended program</h2>
        <p>We are working on this program's page. Book a call and we go through it with you.</p>
      </Card>
    );
  }
  return (
    <Card className="grid gap-8 sm:p-10 lg:grid-cols-[5fr_4fr] lg:gap-12 lg:p-12 print:break-inside-avoid">
      <div className="grid content-start gap-4">
        <p className="text-accent text-sm font-semibold">
          Recommended program{offer.phase && `: ${offer.phase}`}
        </p>
        <h2 className="font-display text-headline font-extrabold text-balance">{offer.name}</h2>
        {told && <p className="text-lg font-semibold">{told}</p>}
        <p className="text-base-content/80 text-lg">{offer.description}</p>
        <div className="border-base-content/15 mt-2 grid gap-1 border-t pt-4">
          <p className="text-base-content/75 text-sm font-semibold">Investment</p>
          <p className="font-display text-title font-bold">{offer.investment}</p>
        </div>
        {hub.promoText && (
          <p className="rounded-field bg-primary text-primary-content flex items-center gap-3 px-4 py-3 font-semibold">
            <BadgePercent aria-hidden="true" className="size-6 shrink-0" />
            {hub.promoText}
          </p>
        )}
      </div>
      <div className="grid content-start gap-4">
        <h3 className="text-lg font-bold">{offer.title}</h3>
        <ul className="grid gap-3">
          {offer.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
