export function LandingPage() {
  return <main tabIndex={-1}></main>;
}
