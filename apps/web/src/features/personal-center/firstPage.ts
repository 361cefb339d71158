import { visibleEntries } from '../../navigation/MenuEntry.ts';
import type { MenuEntry } from '../../navigation/MenuEntry.ts';

/** Returns the first page of the account menu that the reader may see (PROF-01). */
export function firstPage(menu: readonly MenuEntry[], capabilities: readonly string[]): string {
  const page = visibleEntries(menu, capabilities).find(({ path }) => path !== '/personalCenter');
  return page?.path ?? '/search';
}
