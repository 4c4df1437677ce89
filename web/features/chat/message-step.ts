import { DOOR_STEPS, type Step } from "#domain/steps/step";

/** The step of a visitor's latest message; undefined before the first. */
export function messageStep(messages: readonly { role: string }[]): Step | undefined {
  const sent = messages.filter(({ role }) => role === "user").length;
  return DOOR_STEPS.chat.find((step) => step === `message_${sent}`);
}
