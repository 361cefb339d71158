/** How people are called whose names are gone; see areas/server.ts. */
export const people = {
  withdrawn: 'Former user',
} as const;
