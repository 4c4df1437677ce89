import { lazy, useState, type ComponentType } from "react";

export type LazyPage<Props> = {
  Page: ComponentType<Props>;
  /**
   * Loads the page's module; afterwards `Page` renders synchronously, so that hydration never waits. What suspends
   * shows what stands in its place for a third of a second, however soon it could go on.
   */
  load: () => Promise<void>;
};

/** A page, or a part of one, in a chunk of its own. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Later: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return {
    Page: function LazyPage(props: Props) {
      // Fixed for the life of the element: a different component type would discard the page's state.
      const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
      return <Component {...props} />;
    },
    load: async () => {
      loaded ??= await load();
    },
  };
}
