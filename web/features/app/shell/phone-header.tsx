/** On a phone the title and whose screen it is are said, but take no room: they are shown behind 'More'. */
export function PhoneHeader({ email }: { email: string }) {
  return (
    <header className="sr-only">
      <h1>Admin Dashboard</h1>
      <p>Leads, sales stages, analytics and configuration</p>
      <p>Logged in as {email}</p>
    </header>
  );
}
