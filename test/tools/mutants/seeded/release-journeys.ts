import { z } from "zod";
import type { ScratchCopy } from "../../scratch-copy.ts";

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string() })),
});
type Spec = z.infer<typeof specSchema>;
type Suite = { specs: Spec[]; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const listSchema = z.object({ suites: z.array(suiteSchema) });

/** The journeys that `npm test` walks, as `desktop title`; the wide run walks all others. */
export async function releaseJourneys(copy: ScratchCopy): Promise<Set<string>> {
  const args = ["test", "--config=test/playwright.config.ts", "--list", "--reporter=json"];
  const { code, stdout, output } = await copy.run("playwright", args, { JOURNEYS: "release" });
  if (code !== 0) throw new Error(`The journeys could not be listed.\n${output}`);
  const specs = listSchema.parse(JSON.parse(stdout)).suites.flatMap(specsOf);
  return new Set(
    specs.flatMap(({ title, tests }) => tests.map(({ projectName }) => `${projectName} ${title}`)),
  );
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
