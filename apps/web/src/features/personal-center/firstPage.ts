import { menuOf } from '../../navigation/menus.ts';

/** Returns the first built page of the account menu that the reader may see (PROF-01). */
export function firstPage(capabilities: readonly string[]): string {
  const page = menuOf('account', capabilities).find(({ path }) => path !== '/personalCenter');
  return page?.path ?? '/search';
}
