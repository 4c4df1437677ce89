export function TermsPage() {
  return <main tabIndex={-1}></main>;
}
