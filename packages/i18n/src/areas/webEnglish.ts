import { shell } from '../messages/en/shell.ts';
import { screen as authScreens } from '../messages/en/auth.ts';
import { screen as liveScreens } from '../messages/en/liveScreens.ts';
import { screen as payScreens } from '../messages/en/pay.ts';
import { screen as personalScreens } from '../messages/en/personalCenter.ts';
import { screen as rechargeScreens } from '../messages/en/recharge.ts';
import { screen as menuScreens } from '../messages/en/screen.ts';
import { home } from '../messages/en/home.ts';
import { search } from '../messages/en/search.ts';
import { article } from '../messages/en/article.ts';
import { event } from '../messages/en/event.ts';
import { common } from '../messages/en/common.ts';

/** Titles of all screens. */
const screen = {
  ...menuScreens,
  ...authScreens,
  ...liveScreens,
  ...payScreens,
  ...personalScreens,
  ...rechargeScreens,
} as const;

/**
 * All texts of the shell and of the screens for reading, and all titles, in English. For the server,
 * stories and tests; browsers load them by area.
 */
export const texts = {
  common,
  shell,
  screen,
  home,
  search,
  article,
  event,
} as const;

/** The component library's texts of the same language. */
export { ui as uiTexts } from '../messages/en/ui.ts';
