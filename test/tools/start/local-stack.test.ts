import path from "node:path";
import { expect, it } from "vitest";
import { foldersAt } from "./local-stack.ts";

it("gives runs whose states are neighbours nothing to share", () => {
  const [one, other] = [foldersAt("/runs/one"), foldersAt("/runs/other")];
  for (const folder of Object.values(one))
    for (const theirs of Object.values(other)) {
      expect(path.relative(folder, theirs)).toMatch(/^\.\./);
      expect(path.relative(theirs, folder)).toMatch(/^\.\./);
    }
});
