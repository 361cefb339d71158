/** The industries of the filter, all of them. */
export const industriesInput = { query: { per_page: 100 } } as const;
