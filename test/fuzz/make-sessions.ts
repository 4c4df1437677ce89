import { quizBody } from "../setup/quiz-body.ts";
import { sessionsAt } from "./fuzz-world.ts";

type Post = (path: string, body: Record<string, unknown>) => Promise<{ status: number }>;

/** Makes the sessions that the requests from `index` on speak of: a lead, a chat, a begun quiz. */
export async function makeSessions(post: Post, seed: number, index: number): Promise<void> {
  const { quiz, chat, unfinished } = sessionsAt(seed, index);
  const calls: [string, Record<string, unknown>][] = [
    ["/api/assessment/submit", quizBody({ sessionId: quiz, emailConsent: true, adConsent: true })],
    ["/api/assessment/track-quiz-start", { sessionId: unfinished }],
    ["/api/chat/init", { sessionId: chat, message: "Hi! What do you sell?" }],
    ["/api/chat/message", { sessionId: chat, message: "my own business" }],
  ];
  for (const [path, body] of calls) {
    const { status } = await post(path, body);
    if (status !== 200) throw new Error(`${path} was answered ${status} to a good request`);
  }
}
