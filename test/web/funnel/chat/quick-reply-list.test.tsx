import { sample } from "#domain/content/sample/sample";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GivenContent } from "../../../../web/content/use-content.tsx";
import { QuickReplyList } from "../../../../web/features/funnel/chat/conversation/quick-reply-list.tsx";

test("each of the ten replies that there may be shows its key", () => {
  const replies = Array.from({ length: 10 }, (_, index) => `Reply ${index}`);
  const html = renderToStaticMarkup(
    <GivenContent value={sample}>
      <QuickReplyList replies={replies} isMuted={false} onChoose={() => {}} />
    </GivenContent>,
  );
  const keys = [...html.matchAll(/class="chat-reply-key">(\d?)</g)].map(([, key]) => key);
  expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]);
});
