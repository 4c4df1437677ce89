import { Fragment, useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { WAY_IDS } from "../program-actions.ts";
import { TierCard } from "./tier-card.tsx";
import { ProgramList } from "./program-list.tsx";

const LIST_ID = "dwy-programs";

export function ProgramsSection() {
  const { heading, second } = useContent("landing").programs;
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <section id="programs" className="mx-auto max-w-7xl px-5 pb-14 sm:px-8 sm:pb-20 lg:pb-32">
      <h2 className="font-display text-headline max-w-4xl font-extrabold text-balance">
        <span className="block">{heading}</span> <span className="block">{second}</span>
      </h2>
      <ul className="mt-8 grid gap-4 sm:mt-12 lg:grid-cols-3">
        {WAY_IDS.map((id) => (
          <Fragment key={id}>
            <TierCard
              id={id}
              {...(id === "dwy" && {
                list: { id: LIST_ID, isOpen: isListOpen, onToggle: () => setIsListOpen(!isListOpen) },
              })}
            />
            {id === "dwy" && <ProgramList id={LIST_ID} isOpen={isListOpen} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
