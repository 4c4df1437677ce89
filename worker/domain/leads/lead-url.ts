/** A lead in the dashboard, for messages and files: by its number, never by its hub, whose address is a secret. */
export function leadUrl(origin: string, id: number): string {
  return `${origin}/admin?tab=assessments&lead=${id}`;
}
