export function PrivacyPage() {
  return <main tabIndex={-1}></main>;
}
