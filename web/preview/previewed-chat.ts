import type { Content } from "#domain/content/content";
import { visitorContent } from "#domain/content/unseen";
import { correctionSchema } from "#domain/funnel/interview/chat-answers";
import { afterReply } from "#domain/funnel/interview/after-reply";
import { takeTurn } from "#domain/funnel/interview/interview";
import { chatProgress, type Collected } from "#domain/funnel/interview/interview-fields";
import { firstQuestion } from "#domain/funnel/interview/interview-questions";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { interviewWords } from "#domain/funnel/interview/interview-words";
import { catalogOf } from "#domain/offers/catalog";
import type { SoldOffer } from "#domain/offers/offer";

/** A conversation with the built-in assistant in the words of the draft as it is now. No model is asked. */
export function previewedChat(read: () => Content, offers: readonly SoldOffer[]) {
  let collected: Collected = {};
  let interview = FIRST_INTERVIEW;
  let messageCount = 0;
  return {
    begin(greeting: string) {
      collected = {};
      interview = FIRST_INTERVIEW;
      messageCount = 0;
      return [greeting, firstQuestion(interviewWords(visitorContent(read())))];
    },
    say(message: string): { reply: string; messageCount: number } {
      const content = visitorContent(read());
      const words = interviewWords(content);
      const catalog = catalogOf(content.programs, offers);
      const said = { messageId: crypto.randomUUID(), message };
      const turn = takeTurn(said, { collected, closed: false, catalog, words }, interview);
      const script = { catalog, words: content.chat.replies, asks: words, closed: false };
      const reply = scriptedReply(turn, message, script);
      collected = turn.collected;
      interview = afterReply(words, turn.next, reply);
      messageCount += 1;
      return { reply, messageCount };
    },
    /** Sets an answer by hand, as the panel does. */
    correct(sent: unknown): void {
      const { data } = correctionSchema.safeParse(sent);
      if (!data) return;
      const { [data.field]: _, ...others } = collected;
      collected = data.value === null ? others : { ...others, [data.field]: data.value };
    },
    known: () => ({ collected, progress: chatProgress(collected), sources: {} }),
  };
}
