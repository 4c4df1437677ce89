import type { VersionWarning } from "#domain/money/ads/version-warning";

type Props = { said: VersionWarning; stops: string };

/** What Meta says of the version of its API that is called, and what to do. `stops`: what will, if nobody does. */
export function VersionWarningNote({ said: { version, warning }, stops }: Props) {
  return (
    <p role="alert" className="alert alert-warning alert-soft block">
      Meta warns about {version} of its API. Set <code>META_GRAPH_VERSION</code> in wrangler.toml to Meta’s
      newest version and deploy, before {stops}. Meta’s words: “{warning}”
    </p>
  );
}
