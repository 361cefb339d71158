// What people type and paste, as it is checked, sent, stored and compared.
export * from './cleanLine.ts';
export * from './emails.ts';
export * from './figures.ts';
export * from './parseAmount.ts';
export * from './plainLink.ts';
export * from './plainReference.ts';
