/** A link to a lead in the dashboard, for messages and files: by number, because a hub's address is secret. */
export function leadUrl(origin: string, id: number): string {
  return `${origin}/admin?lead=${id}`;
}
