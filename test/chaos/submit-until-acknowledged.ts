import { randomUUID } from "node:crypto";

const ANSWERS = {
  q1_businessType: "own-business",
  q2_situation: "yo-yo",
  q3_adSpend: "300-1000",
  q4_funnel: "inconsistent",
  q5_goal: "scale",
  q6_frustration: "Leads got expensive",
  q7_revenue: "50k-200k",
  q8_targetRevenue: "$500K a month",
};

const RETRY_MS = 100;

/** Submits a lead as a browser does: the same body again and again until the Worker has said yes. */
export async function submitUntilAcknowledged(appUrl: string, email: string, lead: number): Promise<void> {
  const body = JSON.stringify({
    sessionId: randomUUID(),
    answers: ANSWERS,
    name: `Lead${lead} Kill`,
    email,
    businessUrl: "https://kill.example",
    assessmentType: "quiz",
    emailConsent: true,
    adConsent: true,
  });
  for (;;) {
    try {
      const answer = await fetch(new URL("/api/assessment/submit", appUrl), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      await answer.text();
      if (answer.ok) return;
      if (answer.status < 500) throw new Error(`A submit was refused with ${answer.status}.`);
    } catch (error) {
      // The runtime is down; it comes back.
      if (error instanceof Error && error.message.startsWith("A submit")) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
