// Runs in the visitor's browser, inside the app's frame, and speaks to the app as Calendly's widget does.
const DAYS = 3;
const HOURS = [9, 11, 14, 16];
/** Room above and below the page's content, in px. */
const MARGINS = 120;
const day = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric" });
const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

const tell = (event, payload = {}) => parent.postMessage({ event: `calendly.${event}`, payload }, "*");
const tellHeight = () => tell("page_height", { height: `${$("main").offsetHeight + MARGINS}px` });
const $ = (selector) => document.querySelector(selector);

/** The next working days, each with the hours on offer, in the visitor's own time. */
function offeredDays() {
  const days = [];
  for (let ahead = 1; days.length < DAYS; ahead++) {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    if (date.getDay() % 6 === 0) continue;
    days.push(HOURS.map((hour) => new Date(date.setHours(hour, 0, 0, 0))));
  }
  return days;
}

function showDay(times, choose) {
  const set = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = day.format(times[0]);
  const slots = document.createElement("div");
  slots.className = "slots";
  set.append(legend, slots);
  for (const time of times) {
    const button = document.createElement("button");
    button.textContent = clock.format(time);
    button.addEventListener("click", () => choose(time));
    slots.append(button);
  }
  $("#choose").append(set);
}

function showBooked() {
  const heading = document.createElement("h2");
  heading.textContent = "You are booked";
  const words = `${$("#chosen").textContent}. A confirmation would now be on its way.`;
  $("#done").replaceChildren(heading, words);
}

function trackingOfPage() {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    [...query].filter(([key]) => key.startsWith("utm_") || key === "salesforce_uuid"),
  );
}

function showEventPage() {
  const form = $("form");
  const problem = $("[role=alert]");
  let startTime = "";

  const choose = (time) => {
    startTime = time.toISOString();
    $("#chosen").textContent = `${day.format(time)}, ${clock.format(time)}`;
    $("#choose").hidden = true;
    form.hidden = false;
    form.elements.namedItem("name").focus();
    tell("date_and_time_selected");
    tellHeight();
  };
  for (const times of offeredDays()) showDay(times, choose);

  $("#back").addEventListener("click", () => {
    form.hidden = true;
    $("#choose").hidden = false;
    $("#choose button").focus();
    tellHeight();
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const who = Object.fromEntries(new FormData(form));
    const response = await fetch("/bookings", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...who, startTime, timezone, tracking: trackingOfPage() }),
    }).catch(() => null);
    problem.hidden = response?.ok === true;
    if (!response?.ok) return;
    tell("event_scheduled", await response.json());
    form.hidden = true;
    showBooked();
    tellHeight();
  });

  tell("event_type_viewed");
}

const page = $("script[data-page]").dataset.page;
if (page === "profile") tell("profile_page_viewed");
else showEventPage();
tellHeight();
