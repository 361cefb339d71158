/** What the event's screen reads of the list: the next ones. */
export const otherEvents = { query: { per_page: 4 } } as const;
