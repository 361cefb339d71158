import type { MenuPosition, Screen } from './Screen.ts';

/** A screen as menus show it. */
export type MenuEntry = Pick<Screen, 'id' | 'path' | 'group' | 'capability'>;

/** The site's menus: they come with the page, so that no page loads the route table for them. */
export type Menus = Readonly<Record<MenuPosition, readonly MenuEntry[]>>;

/** Returns a menu's entries that a reader with these capabilities may see. */
export const visibleEntries = (
  entries: readonly MenuEntry[],
  capabilities: readonly string[] = [],
): readonly MenuEntry[] =>
  entries.filter(({ capability }) => capability === undefined || capabilities.includes(capability));
