// Runs in the browser of whoever tries the app: shows the channel as Slack would, and sends its presses.
const POLL_MS = 1000;
const PERSON = "slack-stand-in-person";
const NEAR_END = 120;
const $ = (selector) => document.querySelector(selector);
/** What each message looked like when it was drawn: one that is as before keeps its place and its focus. */
const drawn = new Map();

/** An element with its attributes and children; text is text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const unescaped = (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const TOKEN = /<([^<>]*)>|(?<!\w)\*([^*\n]+)\*(?!\w)|(?<!\w)_([^_\n]+)_(?!\w)/g;

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
  const date = /^!date\^(\d+)\^(.*)$/.exec(target);
  if (date) return timeText(new Date(Number(date[1]) * 1000), date[2]);
  if (!/^(https?|mailto|tel):/.test(target)) return unescaped(label ?? target);
  const link = make("a", { href: unescaped(target) }, unescaped(label ?? target));
  if (target.startsWith("http")) Object.assign(link, { target: "_blank", rel: "noopener noreferrer" });
  return link;
}

const timeText = (date, format) =>
  format
    .replace("{date_short}", date.toLocaleDateString([], { dateStyle: "medium" }))
    .replace("{time}", date.toLocaleTimeString([], { timeStyle: "short" }));

const textOf = (object) => (object.type === "mrkdwn" ? marked(object.text) : [object.text]);

const BLOCKS = {
  header: (block) => make("h2", {}, unescaped(block.text.text)),
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
    make(
      "div",
      { class: "context" },
      ...block.elements.map((element) => make("span", {}, ...textOf(element))),
    ),
  divider: () => make("hr"),
  actions: (block, message) =>
    make("div", { class: "actions" }, ...block.elements.map((element) => control(element, message))),
};

/** A button or a menu of a message. Its id keeps the focus when the message is drawn again. */
function control(element, message) {
  const id = `${message.ts}-${element.action_id}`;
  if (element.type === "button") {
    if (element.url) return make("a", { class: "button", id, href: element.url }, element.text.text);
    const button = make("button", { id, class: element.style ?? "" }, element.text.text);
    button.addEventListener("click", () => press(message.ts, element.action_id));
    return button;
  }
  const options = element.options.map((option) => {
    const button = make("button", { id: `${id}-${option.value}` }, option.text.text);
    button.addEventListener("click", () => {
      menu.open = false;
      menu.firstChild.focus();
      void press(message.ts, element.action_id, option.value);
    });
    return button;
  });
  const menu = make("details", {}, make("summary", { id }, element.placeholder.text), ...options);
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    menu.open = false;
    menu.firstChild.focus();
  });
  return menu;
}

function article(message, notes) {
  const kind = message.from === "webhook" ? "Lead funnel (webhook)" : "Lead funnel";
  const said = make("p", {}, make("strong", {}, kind), message.edited ? make("small", {}, " (edited)") : "");
  const blocks = message.blocks.map((block) => BLOCKS[block.type]?.(block, message) ?? "");
  if (blocks.length === 0) blocks.push(make("div", { class: "text" }, ...marked(message.text)));
  const told = notes.map(({ text }) =>
    make("p", { class: "ephemeral" }, make("small", {}, "Only visible to you"), "\n", ...marked(text)),
  );
  return make("article", { "aria-label": unescaped(message.text) }, said, ...blocks, ...told);
}

/** Puts a message in its place, anew only if something about it is. */
function place(message, notes) {
  const looks = JSON.stringify([message, notes]);
  const before = drawn.get(message.ts);
  if (before?.looks === looks) return;
  const focused = document.activeElement?.id;
  const open = [...(before?.element.querySelectorAll("details[open] > summary") ?? [])].map(({ id }) => id);
  const element = article(message, notes);
  if (before) before.element.replaceWith(element);
  else $("#messages").append(element);
  drawn.set(message.ts, { looks, element });
  for (const id of open) document.getElementById(id)?.parentElement?.setAttribute("open", "");
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}

function draw({ messages, ephemerals, people }) {
  const person = $("#person");
  if (person.options.length === 0) {
    person.append(...people.map(({ id, name }) => make("option", { value: id }, name)));
    person.value = sessionStorage.getItem(PERSON) ?? people[0].id;
    person.addEventListener("change", () => {
      sessionStorage.setItem(PERSON, person.value);
      void refresh();
    });
  }
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const isAtEnd = drawn.size === 0 || scrollHeight - clientHeight - scrollTop < NEAR_END;
  const isMore = messages.some(({ ts }) => !drawn.has(ts));
  $("#empty").hidden = messages.length > 0;
  for (const [ts, { element }] of drawn) {
    if (messages.some((message) => message.ts === ts)) continue;
    element.remove();
    drawn.delete(ts);
  }
  for (const message of messages)
    place(
      message,
      ephemerals.filter(({ user, ts }) => user === person.value && ts === message.ts),
    );
  if (isMore && isAtEnd) scrollTo(0, document.documentElement.scrollHeight);
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
  const view = await fetch("/channel.json")
    .then((response) => response.json())
    .catch(() => null);
  if (view) draw(view);
}

await refresh();
setInterval(() => {
  if (!document.hidden) void refresh();
}, POLL_MS);
