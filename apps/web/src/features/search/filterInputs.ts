/** What the filters offer: industries and markets, all of each. */
export const filterInputs = {
  industries: { query: { per_page: 100 } },
  markets: { query: { per_page: 100 } },
} as const;
