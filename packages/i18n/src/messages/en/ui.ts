/** The component library's own texts. */
export const ui = {
  close: 'Close',
} as const;
