import type { MailView } from "#domain/mail/mail-thread";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MailEntry } from "../../../../web/features/leads/lead/mail/mail-entry.tsx";
import { sampleView } from "../live/sample-view.ts";

const HOSTILE =
  '<img src="https://evil.example/seen" onerror="alert(1)"><a href="javascript:alert(1)">Pay here</a>' +
  "<script>alert(1)</script><style>*{display:none}</style><iframe src=//evil.example></iframe>";

const MAIL: MailView = {
  mailId: "1",
  at: "2026-11-28T10:00:00.000Z",
  direction: "in",
  subject: HOSTILE,
  text: `${HOSTILE}\n\nOn Friday, the team wrote:\n> ${HOSTILE}`,
  from: { address: `"${HOSTILE}"@evil.example`, name: HOSTILE },
  isAutomatic: false,
  isUnreadable: false,
  isCut: false,
  attachments: [{ name: HOSTILE, bytes: 1 }],
};

it("a mail with markup in each of its parts shows nothing but text", () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MailEntry mail={MAIL} lead={sampleView(1)} subjectBefore="" onChanged={() => {}} />
    </QueryClientProvider>,
  );
  const text = html.replaceAll(/<[^>]+>/g, "");
  // Its subject, its words, what they quote, its sender's name and address, and its file.
  expect(text.split("&lt;iframe src=//evil.example&gt;")).toHaveLength(7);
  expect(html).not.toMatch(/<(img|a|script|style|iframe)\b|="javascript|="[^"]*evil\.example/);
});
