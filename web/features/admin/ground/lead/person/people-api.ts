import { PERSON_STEP, type PersonalParts } from "#domain/privacy/personal-data";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../../lib/api.ts";

/** What there is of the person of an e-mail, by e-mail and phone. */
export function personQuery(email: string) {
  return queryOptions({
    queryKey: ["person", email.toLowerCase()],
    queryFn: () => unwrap(api.people.find.$post({ json: { email } })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** All data of these assessments and bookings, combined from as many calls as it takes. */
export async function fetchPersonalData(email: string, parts: PersonalParts) {
  const pages = [];
  for (const json of stepsOf(parts)) pages.push(await unwrap(api.people.export.$post({ json })));
  return {
    exportedAt: new Date().toISOString(),
    email,
    assessments: pages.flatMap(({ assessments }) => assessments),
    bookings: pages.flatMap(({ bookings }) => bookings),
    noMail: pages.find(({ noMail }) => noMail !== null)?.noMail ?? null,
  };
}

export function withdrawConsents(email: string) {
  return unwrap(api.people["withdraw-consent"].$post({ json: { email } }));
}

/** Erases these assessments and bookings, in as many calls as it takes. Returns the number of assessments erased. */
export async function erasePerson(parts: PersonalParts): Promise<number> {
  let total = 0;
  for (const json of stepsOf(parts)) total += (await unwrap(api.people.erase.$post({ json }))).erased;
  return total;
}

/** The bookings come last: most of them go with their assessments. */
function stepsOf({ assessments, bookings }: PersonalParts): PersonalParts[] {
  const steps: PersonalParts[] = [];
  for (let first = 0; first < assessments.length; first += PERSON_STEP) {
    steps.push({ assessments: assessments.slice(first, first + PERSON_STEP), bookings: [] });
  }
  const last = steps.pop() ?? { assessments: [], bookings: [] };
  return [...steps, { ...last, bookings }];
}
