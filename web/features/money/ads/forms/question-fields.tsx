import { FIELD_USES } from "#domain/forms/form-set-up";
import { proposeOptions } from "#domain/forms/propose-mapping";
import { isChoiceQuestion } from "#domain/funnel/answers/questions";
import { useId, useState } from "react";
import { Tag } from "../../../kit/look/tag.tsx";
import { fieldGroups, ONLY_SHOW, questionText } from "./form-words.ts";
import type { SetUp, WholeForm } from "./forms-api.ts";
import type { Chosen } from "./use-set-up.ts";

type Props = {
  question: WholeForm["questions"][number];
  form: WholeForm;
  mapping: SetUp["mapping"];
  onChoose: (chosen: Chosen) => void;
};

/** Question and choice side by side, or below each other where there is no room. */
const SIDES = "grid gap-x-6 gap-y-2 @lg:grid-cols-2";

/** A question as Meta shows it, with answers that leads gave, and beside it what it is. */
export function QuestionFields({ question, form, mapping, onChoose }: Props) {
  const { key, options } = question;
  const chosen = mapping[key] ?? { use: "show" };
  const own = form.own.find(({ id }) => id === chosen.use);
  const news = form.newQuestions.find((one) => one.key === key);
  return (
    <li className="space-y-3 py-4">
      <div className={SIDES}>
        <div className="min-w-0 space-y-1">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{questionText(question)}</bdi> {news?.options.length === 0 && <Tag tone="wait">New</Tag>}
          </p>
          <Samples question={question} answers={form.samples[key] ?? []} />
        </div>
        <UseField question={question} form={form} mapping={mapping} onChoose={onChoose} />
      </div>
      {own && own.options.length > 0 && options.length > 0 && (
        <OptionFields
          key={own.id}
          question={question}
          own={own}
          chosen={chosen}
          added={news?.options ?? []}
          onChoose={onChoose}
        />
      )}
    </li>
  );
}

/** What the question is. Of a choice of ours the options are proposed at once. */
function UseField({ question, form, mapping, onChoose }: Props) {
  const hintId = useId();
  const twin = twinOf(question, form, mapping);
  const choose = (value: string) => {
    const use = FIELD_USES.find((known) => known === value) ?? "show";
    const own = form.own.find(({ id }) => id === use);
    onChoose(own && isChoiceQuestion(own.id) ? { use, options: proposeOptions(question, own) } : { use });
  };
  return (
    <div className="min-w-0 space-y-1">
      <select
        className="select w-full"
        aria-label={`What “${questionText(question)}” is`}
        aria-describedby={twin && hintId}
        value={mapping[question.key]?.use ?? "show"}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="show">{ONLY_SHOW}</option>
        {fieldGroups(form).map(({ label, uses }) => (
          <optgroup key={label} label={label}>
            {uses.map(({ use, words }) => (
              <option key={use} value={use}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {twin && (
        <p id={hintId} className="text-row text-wait [overflow-wrap:anywhere]">
          “{questionText(twin)}” is this, too. Only one answer can count.
        </p>
      )}
    </div>
  );
}

/** Another question that is said to be the same; names are joined, and what is only shown is of no matter. */
function twinOf({ key }: Props["question"], form: WholeForm, mapping: SetUp["mapping"]) {
  const use = mapping[key]?.use ?? "show";
  if (use === "show" || use === "name") return undefined;
  return form.questions.find((other) => other.key !== key && mapping[other.key]?.use === use);
}

function Samples({ question, answers }: { question: Props["question"]; answers: readonly string[] }) {
  if (answers.length === 0) return <p className="text-row text-ink-2">No answers yet</p>;
  return (
    <ul aria-label={`Answers to “${questionText(question)}”`} className="text-row text-ink-2">
      {answers.map((answer) => (
        <li key={answer} className="[overflow-wrap:anywhere]">
          <bdi className="line-clamp-2">
            {question.options.find((option) => option.key === answer)?.value || answer}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

type OptionProps = {
  question: Props["question"];
  own: WholeForm["own"][number];
  chosen: Chosen;
  /** The keys of those that are new in the form. */
  added: readonly string[];
  onChoose: (chosen: Chosen) => void;
};

/** Which of our options each of the form's is. Where all of them are known, there is nothing to look at. */
function OptionFields({ question, own, chosen, added, onChoose }: OptionProps) {
  const { options = {} } = chosen;
  const matched = question.options.filter(({ key }) => Object.hasOwn(options, key)).length;
  const total = question.options.length;
  const [isOpen] = useState(matched < total || added.length > 0);
  const setOption = (option: string, value: string) => {
    const others = Object.entries(options).filter(([name]) => name !== option);
    onChoose({
      ...chosen,
      options: Object.fromEntries(value === "" ? others : [...others, [option, value]]),
    });
  };
  return (
    <details open={isOpen}>
      <summary className="text-row text-ink-2 w-fit cursor-pointer py-3 font-semibold pointer-fine:py-1">
        {matched < total ? `${matched} of ${total} options matched` : `All ${total} options matched`}
      </summary>
      <ul
        aria-label={`Options of “${questionText(question)}”`}
        className="border-line mt-2 space-y-3 border-s-2 ps-3.5 @lg:space-y-2 @lg:border-s-0 @lg:ps-0"
      >
        {question.options.map(({ key, value }) => (
          <li key={key} className={`${SIDES} items-center`}>
            <p className="text-row min-w-0 [overflow-wrap:anywhere] @lg:ps-3.5">
              <bdi>{value || key}</bdi> {added.includes(key) && <Tag tone="wait">New</Tag>}
            </p>
            <select
              className="select w-full min-w-0"
              aria-label={`What “${value || key}” is`}
              value={options[key] ?? ""}
              onChange={(event) => setOption(key, event.target.value)}
            >
              <option value="">Keep as written</option>
              {own.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}
