import { api } from "./api.ts";

const ASSETS: Fetcher = {
  fetch: async () => new Response("<!--frame--><!--/frame--><script>__HUB_DATA__</script>"),
  connect: () => {
    throw new Error("no page connects anywhere");
  },
};

/** The data of a lead's hub page. */
export async function hubPageData(sessionId: string) {
  const page = await api(`/hub/${sessionId}`, { vars: { ASSETS } });
  const data = /<script>(.*)<\/script>/.exec(await page.text())?.[1] ?? "";
  return JSON.parse(data);
}

/** The call in it. */
export async function callOnHub(sessionId: string): Promise<unknown> {
  return (await hubPageData(sessionId)).hub.call;
}
