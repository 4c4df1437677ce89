/** For what changes without any action by staff: it is fetched each time it is viewed. */
export const ALWAYS_NEW = { staleTime: 0, refetchOnMount: "always" } as const;
