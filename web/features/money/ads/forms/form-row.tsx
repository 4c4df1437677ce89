import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useFocusBack } from "../../../kit/edit/focus.ts";
import { Tag } from "../../../kit/look/tag.tsx";
import type { ListedForm } from "./forms-api.ts";
import { leadsText, newsText } from "./form-words.ts";
import { FormSetUp } from "./form-set-up.tsx";

/** A form of the page, and its set-up in its place. */
export function FormRow({ form }: { form: ListedForm }) {
  const { name, status, setUpAt } = form;
  const [isEditing, setEditing] = useState(false);
  const { ref, giveBack } = useFocusBack();
  const end = () => {
    giveBack();
    setEditing(false);
  };
  if (isEditing)
    return (
      <li className="py-4 first:pt-0 last:pb-0">
        <FormSetUp form={form} onEnd={end} />
      </li>
    );
  const news = newsText(form);
  const deed = setUpAt === null ? "Set up" : "Edit";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="line-clamp-3 min-w-0 font-semibold [overflow-wrap:anywhere]" title={name}>
            {name}
          </bdi>
          {setUpAt === null && <Tag tone="wait">Form not set up</Tag>}
          {news && <Tag tone="wait">Changed</Tag>}
        </p>
        <p className="text-row text-ink-2">
          {leadsText(form)}
          {status === "ARCHIVED" && " · Archived"}
        </p>
        {news && <p className="text-row line-clamp-3 [overflow-wrap:anywhere]">New in this form: {news}</p>}
      </div>
      <Button
        ref={ref}
        size="sm"
        variant="outline"
        className="shrink-0"
        aria-label={`${deed} ${name}`}
        onClick={() => setEditing(true)}
      >
        {deed}
      </Button>
    </li>
  );
}
