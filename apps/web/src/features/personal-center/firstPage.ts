import { menuOf } from '../../navigation/menus.ts';

/** The personal center's first page that is built and that the reader may see (PROF-01). */
export function firstPage(capabilities: readonly string[]): string {
  const page = menuOf('account', capabilities).find(({ path }) => path !== '/personalCenter');
  return page?.path ?? '/search';
}
