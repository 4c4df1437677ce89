import { isCallExpected } from "#domain/booking/reported-booking";
import { useState } from "react";
import { useLooking } from "../ground/live/looking.ts";
import { endMoveQuestion, useMoveQuestion, type MoveQuestion } from "../ground/moves/move-question.ts";
import type { Answer } from "../ground/moves/answer.ts";
import { OpenBookings } from "./open-bookings.tsx";
import { DealWorth } from "./deal-worth.tsx";
import { WhyLost } from "./why-lost.tsx";

/** Where the dashboard asks what follows a move, over whatever is shown, and in nobody's way. */
export function AfterMove() {
  const question = useMoveQuestion();
  const id = question?.leads[0].id ?? null;
  useLooking(id);
  return question && <Question key={`${question.to} ${id}`} question={question} />;
}

/** A call that is still expected is asked about once the reason is given, or skipped. */
function Question({ question }: { question: MoveQuestion }) {
  const { to, leads, onAnswer, onTakeBack, onEnd } = question;
  const [isAnswered, setAnswered] = useState(leads[0].lostReason !== null);
  const [calls] = useState(() => leads.filter((lead) => to === "Lost" && isCallExpected(lead, Date.now())));
  const close = (then: () => void) => () => {
    endMoveQuestion(leads[0].id);
    then();
  };
  const end = close(onEnd);
  const goOn = () => (calls.length > 0 ? setAnswered(true) : end());
  const answer = (given: Answer) => {
    goOn();
    onAnswer(given);
  };
  const asked = { leads, onSkip: goOn, onTakeBack: close(onTakeBack) };
  if (to === "Won") return <DealWorth {...asked} onAnswer={answer} />;
  if (isAnswered) return <OpenBookings {...asked} leads={calls} onSkip={end} />;
  return <WhyLost {...asked} calls={calls} onAnswer={answer} />;
}
