/** Link to the company's sign-in page; `newTab` keeps the input on this page. */
export function SignInLink({ label = "Sign in", newTab = false }: { label?: string; newTab?: boolean }) {
  return (
    <a
      className="btn btn-primary btn-lg"
      href="/api/login"
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {label}
      {newTab && <span className="sr-only"> (opens a new tab)</span>}
    </a>
  );
}
