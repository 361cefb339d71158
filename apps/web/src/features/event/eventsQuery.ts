/** Returns the event list's query for an address: `type`, `page`. */
export function eventsQuery(query: URLSearchParams): {
  query: { type?: number; page?: number; per_page: number };
} {
  const type = Number(query.get('type'));
  const page = Number(query.get('page'));
  return {
    query: {
      per_page: 20,
      ...(Number.isInteger(type) && type > 0 ? { type } : {}),
      ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    },
  };
}
