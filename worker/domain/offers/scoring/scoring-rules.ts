/** Points for one answer to one question. Question ids are those of the chat. */
export type ScoringRule = { id: number; questionId: string; answerValue: string; points: number };
