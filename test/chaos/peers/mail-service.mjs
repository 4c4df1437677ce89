import { WorkerEntrypoint } from "cloudflare:workers";

/** The send-email binding, whose service is a server on loopback: it counts, and it can fail. */
export class MailService extends WorkerEntrypoint {
  /** @param {unknown} mail */
  async send(mail) {
    const answer = await fetch(this.env.MAIL_URL, { method: "POST", body: JSON.stringify(mail) });
    const text = await answer.text();
    if (!answer.ok) throw Object.assign(new Error(text), { code: text });
    return { messageId: text };
  }
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default { fetch: () => new Response(null, { status: 404 }) };
