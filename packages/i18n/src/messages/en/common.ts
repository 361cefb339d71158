/** Words that many screens share. */
export const common = {
  brand: 'Rostra',
  retry: 'Try again',
  loading: 'Loading',
} as const;
