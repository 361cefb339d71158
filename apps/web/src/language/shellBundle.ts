import type * as shell from '@rostra/i18n/web/en/shell';
import type { Texts } from '@rostra/i18n';
import type { TextBundle } from './LanguageState.ts';

/** The texts of every page, as their file exports them. */
export type ShellTexts = { readonly [Key in keyof typeof shell]: Texts };

/** Returns the texts of a page with the shell's only. */
export const shellBundle = ({ uiTexts, ...texts }: ShellTexts): TextBundle => ({
  texts,
  uiTexts: uiTexts as TextBundle['uiTexts'],
  areas: [],
});
