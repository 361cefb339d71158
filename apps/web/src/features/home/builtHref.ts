import { builtScreens } from '../../navigation/builtScreens.ts';
import type { ScreenId } from '../../navigation/screens.ts';

/** Returns the address if its screen is built, so that nothing links to the missing screen. */
export const builtHref = (id: ScreenId, href: string): string | undefined =>
  builtScreens.some((screen) => screen.id === id) ? href : undefined;
