import type { AssessmentView } from "#domain/leads/assessment-view";
import { layLine } from "../../e2e/admin/desk-line.ts";
import { openBoard, type Office } from "./office.ts";
import { cardIn, watchPaints, whenPainted } from "./watch-paints.ts";

const CHANGES = 300;
const LEADS = 100;
const AT_ONCE = 4;

/** Milliseconds from the network's return to the paint of all that was missed, and to the message that brings it. */
export async function caughtUp(
  office: Office,
  rounds: number,
): Promise<{ painted: number[]; heard: number[] }> {
  const { theirs } = office;
  const context = theirs.context();
  await theirs.close();
  const page = await context.newPage();
  await watchPaints(page);
  const line = await layLine(page);
  await openBoard(page);
  // Makes room for the one that resumes: ten sockets a person.
  office.listeners[0]?.close();
  const painted: number[] = [];
  const heard: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { leads, cursor } = await office.leads(LEADS);
    const [last] = leads;
    if (!last) throw new Error("There are no leads.");
    await line.cut();
    await context.setOffline(true);
    await changeAll(office, leads, `Round ${round}`);
    const to = round % 2 === 0 ? "Hold" : "SQL";
    await office.edit(last.sessionId, "lead-status", { leadStatus: to });
    const paint = whenPainted(page, cardIn(to, last.id));
    line.mend();
    const cameBack = Date.now();
    await context.setOffline(false);
    painted.push((await paint) - cameBack);
    heard.push(await resumed(office, cursor));
  }
  await page.close();
  return { painted, heard };
}

async function resumed(office: Office, cursor: number): Promise<number> {
  const began = Date.now();
  const listener = office.listenAfter(cursor);
  const at = await listener.hears(({ type }) => type === "changes");
  listener.close();
  return at - began;
}

async function changeAll(office: Office, leads: readonly AssessmentView[], note: string): Promise<void> {
  const turns = Array.from({ length: CHANGES - 1 }, (_, turn) => turn).values();
  const worker = async () => {
    for (const turn of turns) {
      const lead = leads[turn % leads.length];
      if (lead) await office.edit(lead.sessionId, "admin-notes", { adminNotes: `${note}, ${turn}` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
