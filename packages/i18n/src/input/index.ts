// Normalization of typed and pasted input, for checking, sending, storing and comparing.
export * from './cleanLine.ts';
export * from './emails.ts';
export * from './figures.ts';
export * from './parseAmount.ts';
export * from './plainLink.ts';
export * from './plainReference.ts';
