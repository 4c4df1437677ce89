import { lazy, useState, type ComponentType } from "react";

export type LazyPage = {
  Page: ComponentType;
  /** Loads the page's module; after that `Page` renders in the same pass, so that hydration never waits. */
  load: () => Promise<void>;
};

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazy(async () => ({ default: await load() }));
  return {
    Page: function LazyPage() {
      // Kept for the life of the element: another component type would throw the page's state away.
      const [Component] = useState<ComponentType>(() => loaded ?? Later);
      return <Component />;
    },
    load: async () => {
      loaded ??= await load();
    },
  };
}
