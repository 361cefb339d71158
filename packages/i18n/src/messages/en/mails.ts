/** Mails and short messages; see areas/server.ts. */
export const mails = {
  brand: 'Rostra',
} as const;
