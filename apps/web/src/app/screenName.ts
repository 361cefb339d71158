import type { LanguageState, WebTextKey } from '../language/LanguageState.ts';

/** Returns a screen's name in menus and titles. */
export const screenName = (t: LanguageState['t'], id: string): string =>
  t(`screen.${id}` as WebTextKey);
