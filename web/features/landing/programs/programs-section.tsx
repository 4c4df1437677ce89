import { Fragment, useState } from "react";
import { programTiers } from "../../../content/programs.ts";
import { TierCard } from "./tier-card.tsx";
import { ProgramList } from "./program-list.tsx";

const LIST_ID = "dwy-programs";

export function ProgramsSection() {
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <section id="programs" className="mx-auto max-w-7xl px-5 pb-14 sm:px-8 sm:pb-20 lg:pb-32">
      <h2 className="font-display text-headline max-w-4xl font-extrabold text-balance">
        <span className="block">Three ways to fix it.</span>{" "}
        <span className="block">You choose how much you do yourself.</span>
      </h2>
      <ul className="mt-8 grid gap-4 sm:mt-12 lg:grid-cols-3">
        {programTiers.map((tier) => (
          <Fragment key={tier.id}>
            <TierCard
              tier={tier}
              {...(tier.id === "dwy" && {
                list: { id: LIST_ID, isOpen: isListOpen, onToggle: () => setIsListOpen(!isListOpen) },
              })}
            />
            {tier.id === "dwy" && <ProgramList id={LIST_ID} isOpen={isListOpen} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
