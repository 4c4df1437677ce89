import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { pages } from "../../web/pages.ts";
import { samplePath, sampleHubs } from "../../web/hub-samples.ts";
import { renderPage } from "../../web/render-page.tsx";

const content = readable(sample);
const [hub] = sampleHubs;
const data = JSON.stringify(hub);
const path = samplePath(pages.hub.path);

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  /** Renders a hub's page as often as it is asked to, one after the other, with nothing else to do. */
  async fetch(request) {
    const times = Number(new URL(request.url).searchParams.get("times"));
    let length = 0;
    for (let turn = 0; turn < times; turn++) {
      const { html } = await renderPage({ pathname: path, content, origin: null, data });
      length = html.length;
    }
    return Response.json({ length });
  },
} satisfies ExportedHandler;
