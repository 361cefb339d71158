/** What the home screen reads; the route's `load` and the component ask the same. */
export const homeInputs = {
  articles: { query: { per_page: 5 } },
  events: { query: { per_page: 60 } },
  hot: { query: { limit: 6 } },
} as const;
