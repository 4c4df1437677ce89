import { escapeHtml, standInPage } from "../page.ts";
import type { FakeForm, FakeQuestion } from "./fake-leads.ts";
import { NEWS_BOX, SWITCHES } from "./sample-form.ts";

type Shown = { form: FakeForm; on: ReadonlySet<string>; said: string | null };

const STYLE = `
  select { width: 100%; font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    background: transparent; color: inherit; margin-bottom: 1rem; }
  .box { font-weight: 400; display: flex; gap: .5rem; align-items: baseline; }
  .box input { width: auto; margin: 0; }
  [role=status] { border-left: 4px solid var(--accent); padding-left: .75rem; }
`;

/** The form as people see it on Facebook, and below it what can go wrong on the way. */
export function instantFormPage({ form, on, said }: Shown): string {
  const switches = Object.entries(SWITCHES).map(([name, label]) => box("switch", name, label, on.has(name)));
  return standInPage(
    form.name,
    `<h1>${escapeHtml(form.name)}</h1>
<p><small>An instant form. A stand-in for Meta’s own.</small></p>
${said === null ? "" : `<p role="status">${escapeHtml(said)}</p>`}
<form method="post" action="/form">
${form.questions.map(field).join("")}
<p>By sending this form you agree that we call you about your ads.</p>
${box(NEWS_BOX.key, "1", NEWS_BOX.label, false)}
<fieldset><legend>What goes wrong</legend>${switches.join("")}</fieldset>
<p><button type="submit" name="act" value="send">Send</button>
<button name="act" value="set" formnovalidate>Save the switches only</button></p>
</form>`,
    STYLE,
  );
}

function field({ key, label, type, options = [] }: FakeQuestion): string {
  const [id, text] = [escapeHtml(key), escapeHtml(label)];
  if (options.length === 0) {
    const kind = type === "EMAIL" ? "email" : type === "PHONE" ? "tel" : "text";
    return `<label for="${id}">${text}</label><input id="${id}" name="${id}" type="${kind}">`;
  }
  const chosen = options.map(
    (option) => `<option value="${escapeHtml(option.key)}">${escapeHtml(option.value)}</option>`,
  );
  return `<label for="${id}">${text}</label><select id="${id}" name="${id}"><option></option>${chosen.join("")}</select>`;
}

function box(name: string, value: string, label: string, isOn: boolean): string {
  const checked = isOn ? " checked" : "";
  return `<label class="box"><input type="checkbox" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${checked}>${escapeHtml(label)}</label>`;
}
