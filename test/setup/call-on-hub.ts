import { api } from "./api.ts";

const ASSETS: Fetcher = {
  fetch: async () => new Response("<!--frame--><!--/frame--><script>__HUB_DATA__</script>"),
  connect: () => {
    throw new Error("no page connects anywhere");
  },
};

/** The call in the data of a lead's hub page. */
export async function callOnHub(sessionId: string): Promise<unknown> {
  const page = await api(`/hub/${sessionId}`, { vars: { ASSETS } });
  const data = /<script>(.*)<\/script>/.exec(await page.text())?.[1] ?? "";
  return JSON.parse(data).hub.call;
}
