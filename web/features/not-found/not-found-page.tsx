export function NotFoundPage() {
  return <main tabIndex={-1}></main>;
}
