import { escapeHtml, standInPage } from "../page.ts";

/** A call that was booked here, and whether it is marked as a no-show. */
export type BookedHere = { name: string; startTime: string; invitee: string; isMissed: boolean };

/** The list of what can be booked, as a provider's profile page shows it, and the host's own list of booked calls. */
export function profilePage(booked: readonly BookedHere[]): string {
  return standInPage(
    "Book a call",
    `<h1>Book a call</h1>
<p><a class="button" href="/strategy-call">Strategy call · 30 minutes</a></p>
${booked.length === 0 ? "" : `<h2>Booked so far</h2>${booked.map(bookedCall).join("")}`}
<script type="module" src="/booking.js" data-page="profile"></script>`,
  );
}

/** What the host of a call can say of it. */
function bookedCall({ name, startTime, invitee, isMissed }: BookedHere): string {
  return `<form method="post" action="/no-shows">
  <input type="hidden" name="invitee" value="${escapeHtml(invitee)}">
  <p>${escapeHtml(name)}, ${escapeHtml(startTime)}</p>
  <button>${isMissed ? "Not a no-show after all" : "Mark as no-show"}</button>
</form>`;
}

/** The page that runs in the app's frame: choose a time, say who you are, confirm. */
export function eventPage(prefill: { name: string; email: string }): string {
  return standInPage(
    "Strategy call",
    `<h1>Strategy call</h1>
<p>30 minutes, by video. <small>A stand-in for your booking provider.</small></p>
<div id="choose">
  <h2>Choose a time</h2>
</div>
<form hidden>
  <h2 id="chosen"></h2>
  <label for="name">Name</label>
  <input id="name" name="name" required autocomplete="name" value="${escapeHtml(prefill.name)}">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" required autocomplete="email" value="${escapeHtml(prefill.email)}">
  <p role="alert" hidden>That did not work. Please try again.</p>
  <button type="submit">Schedule the call</button>
  <button type="button" id="back">Other time</button>
</form>
<div id="done" role="status"></div>
<script type="module" src="/booking.js" data-page="event"></script>`,
  );
}
