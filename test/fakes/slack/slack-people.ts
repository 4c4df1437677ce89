/** Somebody in the workspace, or a guest of it, as `users.info` knows them. */
export type SlackPerson = {
  id: string;
  name: string;
  /** Null where the profile has no address. */
  email: string | null;
  teamId: string;
  deleted?: true;
  isBot?: true;
  /** A guest: of several channels, or of one. */
  guest?: "multi" | "single";
};

export const TEAM_ID = "T0001";

/** A workspace with everybody who may press a button: staff, and those who are to be refused. */
export function slackPeople(staffDomain: string): SlackPerson[] {
  const staff = (id: string, name: string): SlackPerson => ({
    id,
    name,
    email: `${name.toLowerCase()}@${staffDomain}`,
    teamId: TEAM_ID,
  });
  return [
    staff("U0ADA", "Ada"),
    staff("U0GRACE", "Grace"),
    { id: "U0GUEST", name: "Gus (guest)", email: `gus@${staffDomain}`, teamId: TEAM_ID, guest: "multi" },
    { id: "U0OUTSIDE", name: "Olga (outside address)", email: "olga@agency.example", teamId: TEAM_ID },
    { id: "U0NOMAIL", name: "Noor (no address)", email: null, teamId: TEAM_ID },
    { id: "U0FOREIGN", name: "Finn (other workspace)", email: `finn@${staffDomain}`, teamId: "T0002" },
    { id: "U0LEFT", name: "Lee (has left)", email: `lee@${staffDomain}`, teamId: TEAM_ID, deleted: true },
  ];
}

/** The `user` of `users.info`. The address is in it only with the scope for it. */
export function userObject(person: SlackPerson, withEmail: boolean): Record<string, unknown> {
  return {
    id: person.id,
    team_id: person.teamId,
    name: person.name.toLowerCase(),
    real_name: person.name,
    deleted: person.deleted === true,
    is_bot: person.isBot === true,
    is_restricted: person.guest !== undefined,
    is_ultra_restricted: person.guest === "single",
    profile: { real_name: person.name, ...(withEmail && person.email !== null && { email: person.email }) },
  };
}
