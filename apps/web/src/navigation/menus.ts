import { builtScreens } from './builtScreens.ts';
import type { MenuEntry, Menus } from './MenuEntry.ts';
import type { MenuPosition, Screen } from './Screen.ts';

const entriesOf = (place: MenuPosition): readonly MenuEntry[] =>
  builtScreens
    .filter(({ menu }) => menu === place)
    .map(({ id, path, group, capability }) => ({
      id,
      path,
      ...(group && { group }),
      ...(capability !== undefined && { capability }),
    }));

/** The menus with all built screens, in the order of the route table. */
export const allMenus: Menus = {
  main: entriesOf('main'),
  account: entriesOf('account'),
  footer: entriesOf('footer'),
};

/** Returns the menus that the page of a screen shows. */
export const menusOf = (screen: Screen | undefined): Menus => ({
  ...allMenus,
  account: screen?.menu === 'account' ? allMenus.account : [],
});
