/** Colors that no theme changes: scanners read black on white. */
export const qrColours = { light: '#ffffff', dark: '#000000' } as const;
