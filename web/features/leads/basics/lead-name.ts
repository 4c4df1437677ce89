const SHORT = 80;

/** The name on a lead's card: name, else e-mail, else 'Anonymous'. */
export function leadName({ name, email }: { name: string | null; email: string | null }): string {
  return name?.trim() || email || "Anonymous";
}

/** The same, shortened to fit into a sentence or a title. */
export function shortLeadName(lead: { name: string | null; email: string | null }): string {
  const letters = [...leadName(lead)];
  return letters.length > SHORT ? `${letters.slice(0, SHORT - 1).join("")}…` : letters.join("");
}
