/** What a lead is called on its card: name, else e-mail, else 'Anonymous'. */
export function leadName({ name, email }: { name: string | null; email: string | null }): string {
  return name?.trim() || email || "Anonymous";
}
