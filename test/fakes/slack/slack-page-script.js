// Runs in the browser of whoever tries the app: shows the channel as Slack would, and sends its presses.
const POLL_MS = 1000;
const PERSON = "slack-stand-in-person";
const $ = (selector) => document.querySelector(selector);
let shown = "";

/** An element with its attributes and children; text is text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const unescaped = (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const TOKEN = /<([^<>]*)>|\*([^*\n]+)\*|_([^_\n]+)_/g;

/** Slack's markup as elements: links, times, bold and slanted words. */
function marked(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    parts.push(unescaped(text.slice(end, match.index)));
    end = match.index + match[0].length;
    if (match[1] !== undefined) parts.push(reference(match[1]));
    else if (match[2] !== undefined) parts.push(make("strong", {}, unescaped(match[2])));
    else parts.push(make("em", {}, unescaped(match[3])));
  }
  return [...parts, unescaped(text.slice(end))];
}

function reference(inner) {
  const [target, label] = inner.split("|");
  const date = /^!date\^(\d+)\^/.exec(target);
  if (date) return new Date(Number(date[1]) * 1000).toLocaleString();
  if (!/^(https?|mailto|tel):/.test(target)) return unescaped(label ?? target);
  const link = make("a", { href: unescaped(target) }, unescaped(label ?? target));
  if (target.startsWith("http")) Object.assign(link, { target: "_blank", rel: "noopener noreferrer" });
  return link;
}

const textOf = (object) => (object.type === "mrkdwn" ? marked(object.text) : [object.text]);

const BLOCKS = {
  header: (block) => make("h3", {}, unescaped(block.text.text)),
  section: (block) => {
    const section = make("div");
    if (block.text) section.append(make("div", { class: "text" }, ...textOf(block.text)));
    if (block.fields) {
      section.append(
        make("div", { class: "fields" }, ...block.fields.map((field) => make("div", {}, ...textOf(field)))),
      );
    }
    return section;
  },
  context: (block) =>
    make("p", {}, make("small", {}, ...block.elements.flatMap((element) => [...textOf(element), " "]))),
  divider: () => make("hr"),
  actions: (block, message) =>
    make("div", { class: "actions" }, ...block.elements.map((element) => control(element, message))),
};

/** A button or a select of a message. Its id keeps the focus when the message is drawn again. */
function control(element, message) {
  const id = `${message.ts}-${element.action_id}`;
  if (element.type === "button") {
    if (element.url) return make("a", { class: "button", id, href: element.url }, element.text.text);
    const button = make("button", { id, class: element.style ?? "" }, element.text.text);
    button.addEventListener("click", () => press(message.ts, element.action_id));
    return button;
  }
  const first = make("option", { value: "" }, element.placeholder.text);
  const options = element.options.map((option) => make("option", { value: option.value }, option.text.text));
  const select = make("select", { id, "aria-label": element.placeholder.text }, first, ...options);
  select.addEventListener("change", () => {
    if (select.value) press(message.ts, element.action_id, select.value);
    select.value = "";
  });
  return select;
}

function article(message) {
  const kind = message.from === "webhook" ? "Lead funnel (webhook)" : "Lead funnel";
  const said = make("p", {}, make("strong", {}, kind), message.edited ? make("small", {}, " (edited)") : "");
  const blocks = message.blocks.map((block) => BLOCKS[block.type]?.(block, message) ?? "");
  const whole = make("article", { "aria-label": message.text }, said, ...blocks);
  if (blocks.length === 0) whole.append(make("div", { class: "text" }, ...marked(message.text)));
  return whole;
}

function draw({ messages, ephemerals, people }) {
  const person = $("#person");
  if (person.options.length === 0) {
    person.append(...people.map(({ id, name }) => make("option", { value: id }, name)));
    person.value = sessionStorage.getItem(PERSON) ?? people[0].id;
    person.addEventListener("change", () => {
      sessionStorage.setItem(PERSON, person.value);
      shown = "";
      void refresh();
    });
  }
  const focused = document.activeElement?.id;
  const mine = ephemerals.filter(({ user }) => user === person.value);
  const notes = mine.map(({ text }) =>
    make("p", { class: "ephemeral" }, make("small", {}, "Only visible to you"), "\n", ...marked(text)),
  );
  $("#empty").hidden = messages.length > 0;
  $("#messages").replaceChildren(...messages.map(article), ...notes);
  if (focused) document.getElementById(focused)?.focus();
}

async function press(ts, action, option) {
  const problem = $("#problem");
  problem.hidden = true;
  const body = JSON.stringify({ person: $("#person").value, ts, action, option });
  const response = await fetch("/press", { method: "POST", body }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (answer?.status !== 200) {
    problem.hidden = false;
    problem.textContent = answer ? `The app answered ${answer.status}.` : "The app could not be reached.";
  }
  await refresh();
}

async function refresh() {
  const text = await fetch("/channel.json")
    .then((response) => response.text())
    .catch(() => shown);
  if (text === shown) return;
  shown = text;
  draw(JSON.parse(text));
}

await refresh();
setInterval(() => {
  // A list that is open would be closed by drawing.
  if (!document.hidden && document.activeElement?.tagName !== "SELECT") void refresh();
}, POLL_MS);
