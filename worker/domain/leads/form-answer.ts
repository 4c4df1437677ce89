/** What a lead wrote into one of Meta's forms, as people read it there. */
export type FormAnswer = {
  question: string;
  answer: string;
  /** Whether it could not be taken for what its question is, and stands nowhere but here. */
  isAsWritten: boolean;
};

type Question = { key: string; label: string; options: readonly { key: string; value: string }[] };
type Given = { name: string; values: readonly string[] };

/** A lead's answers as Meta gave them, each under its question, its choices by their labels. */
export function formAnswers(
  fields: readonly Given[],
  questions: readonly Question[],
  asWritten: readonly Given[],
): FormAnswer[] {
  return fields.flatMap(({ name, values }) => {
    const known = questions.find(({ key }) => key === name);
    const labels = values.map((value) => known?.options.find(({ key }) => key === value)?.value || value);
    const answer = labels.filter((label) => label.trim() !== "").join(", ");
    if (answer === "") return [];
    const isAsWritten = asWritten.some((one) => one.name === name);
    return [{ question: known?.label || name, answer, isAsWritten }];
  });
}
