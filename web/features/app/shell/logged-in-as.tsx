/** Whose screen this is. */
export function LoggedInAs({ email }: { email: string }) {
  return (
    <p className="text-ink-3 min-w-0 grow text-xs">
      Logged in as{" "}
      <strong title={email} className="text-ink block truncate font-semibold">
        {email}
      </strong>
    </p>
  );
}
