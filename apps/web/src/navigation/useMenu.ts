import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import { useUser } from '../session/useUser.ts';
import { visibleEntries } from './MenuEntry.ts';
import type { MenuEntry } from './MenuEntry.ts';
import type { MenuPosition } from './Screen.ts';

/** Returns the entries of a menu that the reader may see. */
export function useMenu(place: MenuPosition): readonly MenuEntry[] {
  const menus = useStore(useServices().menus);
  const { user } = useUser();
  return visibleEntries(menus[place], user?.capabilities);
}
