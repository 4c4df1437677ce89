import type { AppError } from "#domain/errors";
import { pageKindAt } from "#domain/page-paths";
import type { AppContext } from "./context.ts";
import { appErrorOf } from "./errors.ts";
import { hubShellOf, pageOf, servedAs } from "./shell.ts";

/**
 * Answers an error in place of a page. A hub that could not be read gets the hub page without data, which retries by
 * itself and offers a retry button.
 */
export async function onPageError(error: Error, c: AppContext): Promise<Response> {
  const known = appErrorOf(error);
  if (pageKindAt(c.req.path) !== "hub") return plainPage(c, known);
  try {
    return await pageOf(await hubShellOf(c), {}, known.status, known.headers);
  } catch {
    return plainPage(c, known);
  }
}

/** A page that needs no deployed file, in case those cannot be read either. All its text is ours and free of markup. */
function plainPage(c: AppContext, { status, message, headers: more = {} }: AppError): Response {
  const headers = servedAs(c.env, pageKindAt(c.req.path));
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please try again</title>
</head>
<body><h1>Please try again</h1><p>We couldn’t load this page. ${message}</p></body>
</html>
`;
  return new Response(html, { status, headers });
}
