import type * as z from "zod/mini";
import { entryGroup, group, list, text } from "../field.ts";

/** A row that leads on. */
const row = (label: string) => group(label, { title: text("Title", 40), text: text("Supporting text", 60) });

const notice = (label: string, field: Parameters<typeof group>[2] = {}) =>
  group(label, { title: text("Headline", 48), text: text("Paragraph", 160) }, field);

const countdown = () =>
  group("Countdown", {
    open: text("Open", 32),
    for: text("Time-left label", 12),
    until: text("Open until", 32, { needs: ["time"] }),
    hour: text("One hour left (screen readers)", 90),
    minutes: text("Ten minutes left (screen readers)", 90),
    closed: text("Closed (screen readers)", 120),
  });

const booked = () =>
  group("Booked call", {
    label: text("Title (screen readers)", 40),
    heading: text("Headline", 40),
    announced: text("Announcement", 60),
    calendar: text("Calendar-file button", 32),
    move: text("Reschedule link", 20),
    cancel: text("Cancel link", 20),
    byMail: text("Note without these links", 100),
    unknown: text("Headline, time unknown", 32),
    unknownText: text("Supporting text", 80),
    join: text("How to join", 80),
    found: text("Finding label", 40),
  });

const closed = () =>
  group("Closed hub", {
    on: text("Closing time", 40, { needs: ["time"], help: "{time} comes last, on its own line." }),
    call: notice("Note with a booked call"),
    book: text("Supporting text of the book button", 60),
    newLink: row("New-link button"),
    asked: text("Confirmation: link requested", 100),
    notAsked: text("Error: not requested", 60),
  });

const part = (label: string) => text(label, 40);
const entry = (label: string) => text(label, 32);

const privacy = () =>
  group("Privacy", {
    heading: text("Headline", 32),
    text: text("Paragraph", 160),
    show: text("Show button", 24),
    download: text("Download link", 24),
    erase: text("Erase button", 24),
    mails: group("Emails", {
      given: text("Agreed to emails", 160),
      unknown: text("Agreement not shown", 160),
      stop: text("Stop button", 24),
      start: text("Start button", 24),
      started: text("Confirmation: started", 80),
      stopped: text("Confirmation: stopped", 80),
      failed: text("Error: not saved", 60),
    }),
    ask: group("Erase dialog", {
      title: text("Headline", 40),
      text: text("Paragraph", 200),
      confirm: text("Button", 24),
      failed: text("Error: not erased", 60),
    }),
    erased: group("Confirmation: erased", {
      title: text("Headline", 48),
      text: text("Paragraph", 120),
      home: text("Button", 24),
    }),
    own: group("Data dialog", {
      title: text("Headline", 40),
      loading: text("Loading", 40),
      failed: text("Error: not loaded", 60),
      again: text("Try-again button", 24),
      sections: group("Sections", {
        you: part("Visitor"),
        answers: part("Answers"),
        consents: part("Consents"),
        visits: part("Visits"),
        calls: part("Calls"),
        chat: part("Chat"),
        counted: part("Counts"),
        sent: part("Messages sent"),
      }),
      person: group("Visitor", {
        name: entry("Name"),
        email: entry("Email address"),
        phone: entry("Phone number"),
        businessUrl: entry("Website"),
        offerTier: entry("Program number"),
        score: entry("Score"),
        promoText: entry("Discount"),
      }),
      consents: group("Consents", {
        allowed: entry("Allowed"),
        allowedOn: text("Allowed, with the time", 48, { needs: ["time"] }),
        refused: entry("Not allowed"),
        email: entry("Emails"),
        emailWithdrawn: entry("Emails, withdrawn"),
        calls: entry("Calls"),
        callsWithdrawn: entry("Calls, withdrawn"),
        ads: entry("Ad measurement"),
      }),
      visits: group("Visits", {
        started: entry("Assessment started"),
        completed: entry("Assessment completed"),
        hubOpened: entry("Hub opened"),
        bookingClicked: entry("Booking clicked"),
        callRequested: entry("Call requested"),
        timeZone: entry("Time zone"),
        ipAddress: entry("IP address"),
        browser: entry("Browser"),
        location: entry("Country and region"),
        firstTouch: entry("First source"),
        lastTouch: entry("Latest source"),
      }),
      calls: group("Call outcomes", {
        booked: entry("Booked"),
        moved: entry("Moved"),
        cancelled: entry("Canceled"),
        held: entry("Held"),
        no_show: entry("Missed"),
        noTime: entry("Time unknown"),
      }),
      chat: group("Speakers", { user: entry("Visitor"), assistant: entry("Assistant") }),
      channels: group("Recipients", {
        slack: entry("Team, in Slack"),
        email: entry("Visitor, by email"),
        meta: entry("Meta"),
        object: entry("Deletion of the chat"),
        webhook: entry("Other programs"),
      }),
      sent: group("Message outcomes", {
        pending: entry("Not sent yet"),
        sent: entry("Sent"),
        dead: entry("Failed"),
        cancelled: entry("Canceled"),
      }),
    }),
  });

/** A strategy hub, from the top down. What it finds and recommends stands under Results. */
export const hubSchema = () =>
  group("Strategy hub", {
    label: text("First screen (screen readers)", 40),
    book: text("Book button", 28),
    print: text("Print button", 16),
    bar: text("Sticky button (screen readers)", 40),
    countdown: countdown(),
    steps: group("Next steps", {
      heading: text("Headline", 48),
      plan: row("Plan button"),
      resource: row("Resource button"),
      book: text("Supporting text of the book button", 60),
      noResource: notice("Note without a resource", {
        help: "Shown when the program has no link in Offer Management.",
      }),
    }),
    booked: booked(),
    sites: text("Other sites label", 40),
    coaching: group("How coaching works", {
      heading: text("Headline", 40),
      blocks: list(
        "Blocks",
        entryGroup("Block", { title: text("Headline", 40), text: text("Paragraph", 180) }),
        [1, 8],
        { help: "Shown only in hubs with the fifth program." },
      ),
    }),
    told: text("Answers label", 40),
    privacy: privacy(),
    closed: closed(),
    missing: group("Hub not found", {
      title: text("Headline", 40),
      text: text("Paragraph", 160),
      tab: text("Browser tab title", 60),
      start: text("Assessment button", 24),
      again: text("Try-again button", 24),
      loading: text("Loading (screen readers)", 48),
    }),
  });

export type HubContent = z.infer<ReturnType<typeof hubSchema>>;
export type OwnDataWords = HubContent["privacy"]["own"];
