/** Words that many screens share. */
export const common = {
  brand: 'Rostra',
  beijingTime: 'Beijing time (UTC+8)',
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
} as const;
