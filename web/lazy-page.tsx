import { lazy, useState, type ComponentType } from "react";

export type LazyPage = {
  Page: ComponentType;
  /** Loads the page's module; afterwards `Page` renders synchronously, so that hydration never waits. */
  load: () => Promise<void>;
};

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazy(async () => ({ default: await load() }));
  return {
    Page: function LazyPage() {
      // Fixed for the life of the element: a different component type would discard the page's state.
      const [Component] = useState<ComponentType>(() => loaded ?? Later);
      return <Component />;
    },
    load: async () => {
      loaded ??= await load();
    },
  };
}
