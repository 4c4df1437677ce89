import { styleText } from "node:util";
import type { StackParts } from "./stack-parts.ts";

const bold = (text: string) => styleText("bold", text);
const dim = (text: string) => styleText("dim", text);
const link = (url: string) => styleText(["cyan", "underline"], url);

function mailLine({ vars }: StackParts): string {
  if (vars["EMAIL_FROM"] && vars["SENDER_POSTAL_ADDRESS"])
    return "What the app sends; you can answer it there.";
  return "Empty: no mail is sent without EMAIL_FROM and SENDER_POSTAL_ADDRESS.";
}

/** What somebody who just started the app for the first time wants to know. */
export function welcome(stack: StackParts): string {
  const staff = `ada@${stack.vars["ADMIN_EMAIL_DOMAIN"]}`;
  return `
  ${bold("The app is ready")}   ${link(stack.appUrl)}

  ${bold("As a visitor")}       Take the quiz       ${link(`${stack.appUrl}/quiz`)}
                     Chat instead        ${link(`${stack.appUrl}/chat`)}
                     Either ends at your own strategy hub, where a call can be booked.

  ${bold("As staff")}           Open the dashboard  ${link(`${stack.appUrl}/admin`)}
                     Sign in as          ${staff}  ${dim("(any address at that domain; others are refused)")}
                     Your lead is at the top of the list.

  ${bold("Slack")}              The channel         ${link(stack.slackUrl)}
                     Empty until you connect it: System Settings, Slack, 'Add to Slack'.

  ${bold("Mail")}               The mailbox         ${link(stack.mailUrl)}
                     ${mailLine(stack)}

  ${bold("Meta")}               The instant form    ${link(`${stack.metaUrl}/form`)}
                     What you send there becomes a lead, as Meta's own forms would.

  ${bold("Ads")}                A year of sample spend comes in within a few minutes; the leads are yours.

  ${dim("Scheduled jobs run once a minute. Data is kept in")} ${dim(stack.state)}
  ${dim("Ctrl-C stops everything.")}
`;
}
