// Normalization of typed and pasted input, for checking, sending, storing and comparing.
export * from './cleanFileName.ts';
export * from './cleanLine.ts';
export * from './cleanText.ts';
export type { AmountUnit } from './currencies.ts';
export * from './emails.ts';
export * from './figures.ts';
export * from './isBlank.ts';
export * from './parseAmount.ts';
export * from './plainDigits.ts';
export * from './plainLink.ts';
export * from './plainReference.ts';
