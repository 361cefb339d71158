export { TextProvider, useText, useUiLocale } from './TextProvider.tsx';
export type { TextProviderProps, TextSource, UiTextKey, UiTexts } from './TextProvider.tsx';
export type { TextFunction } from './textFunction.ts';
