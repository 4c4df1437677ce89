import { PERSON_STEP, type PersonalData, type PersonalParts } from "#domain/people/privacy/personal-data";
import { staffJson } from "./staff-api.ts";

/** What staff are listed of a person, by number. */
export async function personParts(email: string): Promise<PersonalParts> {
  const found = await staffJson<PersonalData>("/api/people/find", { json: { email } });
  return {
    assessments: found.assessments.map(({ id }) => id).slice(0, PERSON_STEP),
    bookings: found.bookings.map(({ id }) => id),
  };
}

/** Erases what is listed of a person. */
export async function erasePerson(email: string): Promise<{ ok: true; erased: number }> {
  return staffJson("/api/people/erase", { json: await personParts(email) });
}
