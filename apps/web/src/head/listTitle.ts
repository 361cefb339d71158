import type { Translate } from '@rostra/i18n';
import type { WebTextKey } from '../language/LanguageState.ts';

/**
 * Returns the title of a page of a list, such as "Research · Notes · Page 2": each of its pages has
 * a title of its own. `page` is left out for the first.
 */
export const listTitle = (
  t: Translate<WebTextKey>,
  names: readonly string[],
  page: string | undefined,
): string =>
  [...names, ...(page === undefined ? [] : [t('shell.titlePage', { page })])].join(' · ');
