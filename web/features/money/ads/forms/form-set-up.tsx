import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { ConflictNote } from "../../../kit/edit/conflict-note.tsx";
import { EditForm } from "../../../kit/edit/edit-form.tsx";
import { AllowsFields } from "./allows-fields.tsx";
import { leadsText, newsText } from "./form-words.ts";
import { formQuery, type ListedForm, type WholeForm } from "./forms-api.ts";
import { QuestionFields } from "./question-fields.tsx";
import { useSetUp } from "./use-set-up.ts";

type Props = { form: ListedForm; onEnd: () => void };

/** One form: what each of its questions is, with real answers beside it, and what its text allows. */
export function FormSetUp({ form, onEnd }: Props) {
  const query = useQuery(formQuery(form.id));
  return (
    <>
      <QueryStates query={query} loading="Loading the form…" failed="The form could not be loaded" />
      {query.isError && (
        <Button size="sm" variant="ghost" className="mt-3" onClick={onEnd}>
          Cancel
        </Button>
      )}
      {query.data && <SetUpFields form={query.data} onEnd={onEnd} />}
    </>
  );
}

function SetUpFields({ form, onEnd }: { form: WholeForm; onEnd: () => void }) {
  const edit = useSetUp(form, onEnd);
  const questions = useFirstChoice();
  return (
    <EditForm
      label={`Set up ${form.name}`}
      isChanged={edit.isChanged}
      isSaving={edit.isSaving}
      submitLabel={form.leads === 0 ? "Save" : `Save and read ${leadsText(form)} anew`}
      onSubmit={edit.submit}
      onCancel={onEnd}
      below={edit.conflict && <ConflictNote {...edit.conflict} />}
    >
      <Head form={form} />
      <fieldset ref={questions}>
        <legend className="font-semibold">What the questions are</legend>
        <p className="text-row text-ink-2">
          As Meta shows them, with answers that leads gave. What you only show is on the lead’s page and
          counts for nothing.
        </p>
        <ul className="divide-line border-line mt-2 divide-y border-y">
          {form.questions.map((question) => (
            <QuestionFields
              key={question.key}
              question={question}
              form={form}
              mapping={edit.mapping}
              onChoose={(chosen) => edit.setUse(question.key, chosen)}
            />
          ))}
        </ul>
      </fieldset>
      <AllowsFields form={form} allows={edit.allows} errors={edit.errors} onChange={edit.setAllows} />
    </EditForm>
  );
}

function Head({ form }: { form: WholeForm }) {
  const news = newsText(form);
  return (
    <div className="space-y-2">
      <h4 dir="auto" className="text-panel font-bold [overflow-wrap:anywhere]">
        {form.name}
      </h4>
      {news && (
        <p className="alert alert-warning alert-soft block [overflow-wrap:anywhere]">
          This form has changed. New in it: {news}. Until you say what that is, it is only shown.
        </p>
      )}
    </div>
  );
}

/** The focus begins at the first question: the first field that is no list is far below it. */
function useFirstChoice() {
  const ref = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.querySelector("select")?.focus();
  }, []);
  return ref;
}
