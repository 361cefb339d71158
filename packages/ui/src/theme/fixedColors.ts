/** Colors that no theme changes: scanners read black on white. */
export const qrColors = { light: '#ffffff', dark: '#000000' } as const;
