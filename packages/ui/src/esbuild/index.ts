export * from './reactAriaLocales.ts';
