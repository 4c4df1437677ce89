import type { QuestionPhrases } from "./question-phrases.ts";
import { pattern } from "./pattern.ts";

export const GOAL_PHRASES: QuestionPhrases<"goal"> = {
  elsewhere:
    /\b(?:funnel|page|conver\w+)\b|\b(?:results|ads|campaigns|performance)\b.*\b(?:are|is|go|goes|went)\b/,
  answers: {
    "first-funnel": {
      clear: [
        pattern`\b(?:build\w*|creat\w*|launch\w*|get\w*|set\w*|mak\w*|have|need|start\w*|finish\w*|want)\b
          .{0,24}\b(?:(?:my|our|a|the|that) (?:very )?first (?:\w+ )?(?:funnel|sales funnel|landing page)
          |first funnel|a (?:working |proper |real |sales )?funnel (?:built|up|live|done|going|set up
          |running|in place|off the ground))\b`,
        pattern`\b(?:build\w*|creat\w*|launch\w*|get|getting|need|want
          |set up) a (?:working |proper |real |sales )?funnel\s*$`,
        /\bfirst funnel\b/,
      ],
      asked: [
        /\bfunnel\b/,
        /\bfirst\b/,
        /\bget(?:ting)? started\b/,
        /\blaunch\w*\b/,
        /\bbuild\w*\b/,
        /\bset(?:ting)? (?:it|things|everything) up\b/,
      ],
    },
    "fix-inconsistency": {
      clear: [
        pattern`\b(?:fix\w*|solv\w*|stop\w*|end\w*|stabili[sz]\w*|iron\w* out|even out|smooth\w*|get\w* rid of
          |sort out|want|need|get|more|make|making|like|goal|achiev\w*)\b.{0,30}
          \b(?:consisten\w*|inconsisten\w*|ups?-and-downs?|rollercoaster|roller coaster|swings?
          |yo[- ]?yo\w*|stability|stable|steady|steadier|predictab\w*|reliable|fluctuation\w*)\b`,
        /\bstabili[sz](?:e|ing)\b/,
        /\bconsistent (?:results|leads|sales|roas|returns|revenue|flow)\b/,
        /\bpredictable (?:results|leads|sales|revenue|growth|returns)\b/,
        /\bsteady (?:results|leads|sales|flow|growth|stream)\b/,
      ],
      asked: [
        /\b(?:consisten\w*|inconsisten\w*|stab\w*|steady|steadier|predictab\w*|reliab\w*|fix\w*|even)\b/,
      ],
    },
    scale: {
      clear: [
        pattern`\b(?:scal(?:e|ing)\b(?! of)|(?:want|like|looking|ready|hoping|trying) to grow
          |grow(?:ing)? (?:faster|the business|what|this|it|bigger|my|our|further|aggressively|quickly)
          |tak(?:e|ing) (?:it|this|things|us|the business) to the next level|level(?:ing)? up|expand\w*
          |ramp\w* up|spend(?:ing)? more profitably|increas\w+ (?:the |our |my )?(?:ad )?(?:spend|budget)
          |(?:double|triple|10x|5x|2x|3x)(?:ing)? (?:down|the|our|my|spend|revenue|sales|what|business
          |it))\b`,
      ],
      asked: [
        pattern`\b(?:scal\w*|grow\w*|bigger|more (?:sales|leads|customers|volume|revenue)|next level|expand\w*
          |ramp\w*|increase)\b`,
      ],
    },
    coaching: {
      clear: [
        pattern`\b(?:want|need|looking for|would like|like|get|after|seeking|goal is|interested in getting
          |prefer)\b.{0,20}\b(?:coaching|coached|training for|trained|1:1|one[- ]on[- ]one|group coaching)
          \b(?!.{0,10}program)`,
        /\bcoaching for (?:me|us|my|our)\b/,
        /\b(?:train|coach|upskill) (?:me|us|my team|our team)\b/,
        /\blearn(?:ing)? (?:how )?to (?:run|do|manage|master)\b/,
        /\bget better at (?:ads|it|this|running)\b/,
      ],
      asked: [/\b(?:coach\w*|learn\w*|train\w*|mentor\w*|teach\w*|guidance|skills?|knowledge|team)\b/],
    },
  },
};
