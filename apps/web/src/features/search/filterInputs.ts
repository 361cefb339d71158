/** Inputs for the filter options: all industries and all markets. */
export const filterInputs = {
  industries: { query: { per_page: 100 } },
  markets: { query: { per_page: 100 } },
} as const;
