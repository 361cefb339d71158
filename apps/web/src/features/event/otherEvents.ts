/** The event screen's query for other events: the next ones. */
export const otherEvents = { query: { per_page: 4 } } as const;
