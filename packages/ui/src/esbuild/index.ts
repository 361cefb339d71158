export * from './reactAriaLocales.ts';
export * from './usedStyles.ts';
