/**
 * Renders a page of the app to HTML: `data` is the JSON that its document brings along. Rejects if any part of the page
 * fails.
 */
export type RenderPage = (pathname: string, data: string) => Promise<string>;
