import { api, unwrap } from "../../../lib/api.ts";

/** All data stored under an address, combined from as many calls as it takes. */
export async function fetchPersonalData(email: string) {
  const { cursor: more, assessments, ...traces } = await fetchPage(email, 0);
  for (let cursor = more; cursor !== null;) {
    const page = await fetchPage(email, cursor);
    assessments.push(...page.assessments);
    cursor = page.cursor;
  }
  return { exportedAt: new Date().toISOString(), email, assessments, ...traces };
}

function fetchPage(email: string, cursor: number) {
  return unwrap(api.people.export.$post({ json: { email, cursor } }));
}

export function withdrawConsents(email: string) {
  return unwrap(api.people["withdraw-consent"].$post({ json: { email } }));
}

/** Erases everything under an address, in as many calls as it takes. Returns the number of assessments erased. */
export async function erasePerson(email: string): Promise<number> {
  let total = 0;
  for (let isMore = true; isMore;) {
    const { erased, more } = await unwrap(api.people.erase.$post({ json: { email } }));
    total += erased;
    isMore = more;
  }
  return total;
}
