import type { UserConfig } from "vite";

type Visitor = NonNullable<NonNullable<NonNullable<UserConfig["css"]>["lightningcss"]>["visitor"]>;

/**
 * Leaves out what daisyUI says of buttons in a `.prose`, which no page has. Its `[class~=not-prose] *` would have a
 * browser restyle everything below an element whenever a class of that changes.
 */
export const withoutProse: Visitor = {
  Rule: {
    style({ value: { selectors } }) {
      const isOfProse = selectors.every((parts) =>
        parts.some((part) => part.type === "class" && part.name === "prose"),
      );
      return isOfProse ? [] : undefined;
    },
  },
};
