import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Tag } from "../../kit/look/tag.tsx";
import { CodeSample } from "../code-sample.tsx";
import { callSample, SAMPLE_LANGUAGES, type SampleLanguage } from "./call-samples.ts";
import { answerOf, bodyOf, errorsOf, serverAt, type ApiCall, type OpenApi } from "./openapi.ts";
import { exampleOf, schemaRows, typeWords, type SchemaRow } from "./schema-rows.ts";
import { Words } from "./words.tsx";

const INDENT = 2;

type Props = { doc: OpenApi; call: ApiCall; language: SampleLanguage };

/** One call: its line, and once opened what it takes, what it answers and how it is written. */
export function CallDetails({ doc, call, language }: Props) {
  const { method, path, summary = "" } = call;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="hover:bg-hover flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-0.5 px-4.5 py-2.5 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="text-ink-3 size-4 shrink-0 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <Tag tone={method === "GET" ? "note" : "good"} className="min-w-13 justify-center font-mono">
          {method}
        </Tag>
        <code className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">{path}</code>
        <span className="text-row text-ink-2 basis-full ps-6 sm:ms-auto sm:basis-auto sm:ps-0">
          {summary}
        </span>
      </summary>
      {isOpen && (
        <div className="space-y-5 px-4.5 pt-2.5 pb-5">
          <CallParts doc={doc} call={call} language={language} />
        </div>
      )}
    </details>
  );
}

function CallParts({ doc, call, language }: Props) {
  const body = bodyOf(call);
  const answer = answerOf(call);
  const parameters = (call.parameters ?? []).map((one) => ({
    path: one.name,
    type: one.schema ? typeWords(doc, one.schema) : "string",
    isRequired: one.required ?? false,
    description: one.description ?? one.schema?.description ?? "",
    place: one.in,
  }));
  const sample = callSample(doc, call, serverAt(doc, location.origin), language);
  const label = SAMPLE_LANGUAGES.find(({ id }) => id === language)?.label ?? "";
  return (
    <>
      <Words text={call.description ?? ""} className="text-ink-2" />
      <CodeSample code={sample} what={`${label} example`} />
      {PLACES.map(([place, title]) => (
        <Rows key={place} title={title} rows={parameters.filter((one) => one.place === place)} />
      ))}
      {body && <Rows title="Body" rows={schemaRows(doc, body)} />}
      {answer?.schema && (
        <Part title={`Answer ${answer.status}`}>
          <CodeSample
            code={JSON.stringify(exampleOf(doc, answer.schema), null, INDENT)}
            what="example answer"
          />
          <details className="text-row">
            <summary className="link w-fit cursor-pointer">Fields of the answer</summary>
            <FieldList rows={schemaRows(doc, answer.schema)} />
          </details>
        </Part>
      )}
      <Errors call={call} />
    </>
  );
}

const PLACES = [
  ["path", "In the path"],
  ["query", "In the query"],
  ["header", "Headers"],
] as const;

function Errors({ call }: { call: ApiCall }) {
  const errors = errorsOf(call);
  if (errors.length === 0) return null;
  return (
    <Part title="Errors">
      <dl className="divide-line text-row divide-y">
        {errors.map(({ status, description }) => (
          <div key={status} className="grid grid-cols-[3rem_minmax(0,1fr)] py-1.5">
            <dt className="font-semibold">{status}</dt>
            <dd className="text-ink-2">
              <Words text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly SchemaRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <FieldList rows={rows} />
    </Part>
  );
}

function FieldList({ rows }: { rows: readonly SchemaRow[] }) {
  return (
    <dl className="divide-line text-row divide-y">
      {rows.map(({ path, type, isRequired, description }) => (
        <div key={path} className="py-1.5">
          <dt className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-semibold [overflow-wrap:anywhere]">{path}</code>
            <span className="text-ink-3 [overflow-wrap:anywhere]">{type}</span>
            {isRequired && <span className="text-wait">required</span>}
          </dt>
          {description && (
            <dd className="text-ink-2">
              <Words text={description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  );
}
