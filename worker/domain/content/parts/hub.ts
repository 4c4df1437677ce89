import type * as z from "zod/mini";
import { entryGroup, group, list, text } from "../field.ts";

/** A row that leads on. */
const row = (label: string) => group(label, { title: text("In bold", 40), text: text("Below it", 60) });

const notice = (label: string, field: Parameters<typeof group>[2] = {}) =>
  group(label, { title: text("Headline", 48), text: text("Paragraph", 160) }, field);

const countdown = () =>
  group("How long it stays open", {
    open: text("It is open", 32),
    for: text("Before the time that is left", 12),
    until: text("Until when", 32, { needs: ["time"] }),
    hour: text("An hour before the end, for those who don’t see it", 90),
    minutes: text("Ten minutes before the end, for those who don’t see it", 90),
    closed: text("At the end, for those who don’t see it", 120),
  });

const booked = () =>
  group("Once a call is booked", {
    label: text("What it is, for those who don’t see it", 40),
    heading: text("Headline", 40),
    announced: text("The same, announced", 60),
    calendar: text("Button to a file for the calendar", 32),
    move: text("Link to move it", 20),
    cancel: text("Link to cancel it", 20),
    byMail: text("Without these links", 100),
    unknown: text("Where the time isn’t known", 32),
    unknownText: text("Below it", 80),
    join: text("Below the time", 80),
    found: text("Above the finding, further down", 40),
  });

const closed = () =>
  group("Once it has closed", {
    on: text("When it closed", 40, { needs: ["time"], help: "{time} stands last, on a line of its own." }),
    call: notice("A call is still ahead"),
    book: text("Below the way to a call", 60),
    newLink: row("Way to a new link"),
    asked: text("Once a new link is asked for", 100),
    notAsked: text("It couldn’t be asked for", 60),
  });

const part = (label: string) => text(label, 40);
const entry = (label: string) => text(label, 32);

const privacy = () =>
  group("The visitor’s data", {
    heading: text("Headline", 32),
    text: text("Paragraph", 160),
    show: text("Button that shows it", 24),
    download: text("Link to download it", 24),
    erase: text("Button that erases it", 24),
    mails: group("Emails", {
      given: text("They agreed to emails", 160),
      unknown: text("It isn’t shown whether they agreed", 160),
      stop: text("Button to stop them", 24),
      start: text("Button to get them", 24),
      started: text("Once they agreed", 80),
      stopped: text("Once they stopped them", 80),
      failed: text("It couldn’t be saved", 60),
    }),
    ask: group("Before erasing", {
      title: text("Headline", 40),
      text: text("Paragraph", 200),
      confirm: text("Button", 24),
      failed: text("It couldn’t be erased", 60),
    }),
    erased: group("Once erased", {
      title: text("Headline", 48),
      text: text("Paragraph", 120),
      home: text("Button", 24),
    }),
    own: group("All of it", {
      title: text("Headline", 40),
      loading: text("While it loads", 40),
      failed: text("It didn’t load", 60),
      again: text("Button to try again", 24),
      sections: group("Its parts", {
        you: part("About them"),
        answers: part("Their answers"),
        consents: part("Their consents"),
        visits: part("Their visits"),
        calls: part("Their calls"),
        chat: part("Their chat"),
        counted: part("What was counted"),
        sent: part("What was sent to others"),
      }),
      person: group("About them", {
        name: entry("Name"),
        email: entry("Email address"),
        phone: entry("Phone number"),
        businessUrl: entry("Website"),
        offerTier: entry("Number of the program"),
        score: entry("Score"),
        promoText: entry("Discount"),
      }),
      consents: group("Consents", {
        allowed: entry("Allowed"),
        allowedOn: text("Allowed, and when", 48, { needs: ["time"] }),
        refused: entry("Not allowed"),
        email: entry("To emails"),
        emailWithdrawn: entry("To emails, withdrawn"),
        calls: entry("To calls"),
        callsWithdrawn: entry("To calls, withdrawn"),
        ads: entry("To ad measurement"),
      }),
      visits: group("Visits", {
        started: entry("Assessment started"),
        completed: entry("Assessment completed"),
        hubOpened: entry("Hub first opened"),
        bookingClicked: entry("Way to a call taken"),
        callRequested: entry("Call asked for"),
        timeZone: entry("Time zone"),
        ipAddress: entry("IP address"),
        browser: entry("Browser"),
        location: entry("Country and region"),
        firstTouch: entry("Where the first visit came from"),
        lastTouch: entry("Where the latest visit came from"),
      }),
      calls: group("What became of a call", {
        booked: entry("It is booked"),
        moved: entry("It was moved"),
        cancelled: entry("It was canceled"),
        held: entry("It was held"),
        no_show: entry("They weren’t there"),
        noTime: entry("Its time isn’t known"),
      }),
      chat: group("Who said it", { user: entry("The visitor"), assistant: entry("The assistant") }),
      channels: group("To whom it was sent", {
        slack: entry("The team, in Slack"),
        email: entry("Themselves, by email"),
        meta: entry("Meta"),
        object: entry("The chat’s deletion"),
      }),
      sent: group("What became of it", {
        pending: entry("Not sent yet"),
        sent: entry("Sent"),
        dead: entry("It couldn’t be sent"),
        cancelled: entry("It is no longer to be sent"),
      }),
    }),
  });

/** A strategy hub, from the top down. What it finds and recommends stands under Results. */
export const hubSchema = () =>
  group("Strategy hub", {
    label: text("What the first screen is, for those who don’t see it", 40),
    book: text("Button to a call", 28),
    print: text("Button to print", 16),
    bar: text("The button at a phone’s edge, for those who don’t see it", 40),
    countdown: countdown(),
    steps: group("Next steps", {
      heading: text("Headline", 48),
      plan: row("Way to the plan"),
      resource: row("Way to the strategy resource"),
      book: text("Below the way to a call", 60),
      noResource: notice("There is no strategy resource", {
        help: "Where staff have set no link for the program in Offer Management.",
      }),
    }),
    booked: booked(),
    sites: text("Above your other sites", 40),
    coaching: group("How coaching works", {
      heading: text("Headline", 40),
      blocks: list(
        "Blocks",
        entryGroup("Block", { title: text("Headline", 40), text: text("Paragraph", 180) }),
        [1, 8],
        { help: "Only in hubs with the fifth program." },
      ),
    }),
    told: text("Above the visitor’s answers", 40),
    privacy: privacy(),
    closed: closed(),
    missing: group("There is no such hub", {
      title: text("Headline", 40),
      text: text("Paragraph", 160),
      tab: text("Title in the browser’s tab", 60),
      start: text("Button to the assessment", 24),
      again: text("Button to try again", 24),
      loading: text("While it loads, for those who don’t see it", 48),
    }),
  });

export type HubContent = z.infer<ReturnType<typeof hubSchema>>;
export type OwnDataWords = HubContent["privacy"]["own"];
