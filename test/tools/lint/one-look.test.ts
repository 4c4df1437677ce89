import { ruleTests, type RuleCase } from "./rule-tests.ts";

const IMPORTS = `import { Chip } from "../look/chip.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Own } from "./own.tsx";
`;

const { refuses, accepts } = ruleTests("one-look.mjs", "looks/one-look");
const inOneFile = (code: string): RuleCase => [code, "code.tsx", `${IMPORTS}export const shown = ${code};`];

refuses(
  "looks/one-look",
  [
    '<Chip className="bg-ink text-on-ink" />',
    '<Chip className="shrink-0 font-semibold" />',
    '<Chip className={isOn ? "hover:bg-picked" : ""} />',
    '<Button className="px-2" />',
    '<Button className={`ms-auto ${isOn && "btn-square"}`} />',
    'buttonClass({ size: "lg", className: "text-error" })',
    '<p className="bg-sheet bg-sunk" />',
    '<p className="text-sm text-row" />',
    '<p className={`text-ink ${isOn ? "text-bad" : ""}`} />',
    '<p className={`lg:bg-sunk ${isOn ? "lg:bg-ink!" : ""}`} />',
    '<p className={`font-medium ${isOn && "font-semibold"}`} />',
  ].map(inOneFile),
);

accepts(
  "looks/one-look",
  [
    '<Chip className="shrink-0 max-sm:w-full" isNews />',
    '<Button className={isOn ? "ms-auto" : "print:hidden"} />',
    'buttonClass({ size: "lg", className: "max-sm:w-full" })',
    '<Skeleton className="rounded-box h-96" />',
    '<Own className="font-semibold" />',
    '<p className="bg-sheet hover:bg-sunk lg:bg-ink" />',
    '<p className="text-ink text-sm text-center border border-line" />',
    '<p className={`border ${isOn ? "text-bad border-bad" : "text-ink border-line"}`} />',
  ].map(inOneFile),
);
