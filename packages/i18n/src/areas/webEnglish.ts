import { shell } from '../messages/en/shell.ts';
import { screen } from '../messages/en/screen.ts';
import { home } from '../messages/en/home.ts';
import { search } from '../messages/en/search.ts';
import { article } from '../messages/en/article.ts';
import { event } from '../messages/en/event.ts';
import { about } from '../messages/en/about.ts';
import { common } from '../messages/en/common.ts';
import { personalCenter } from '../messages/en/personalCenter.ts';
import { recharge } from '../messages/en/recharge.ts';
import { pay } from '../messages/en/pay.ts';
import { auth } from '../messages/en/auth.ts';

/** Every text of the web app in English; one language travels to a reader, never both. */
export const texts = {
  common,
  shell,
  screen,
  auth,
  pay,
  recharge,
  personalCenter,
  home,
  search,
  article,
  event,
  about,
} as const;

/** The component library's texts of the same language. */
export { ui as uiTexts } from '../messages/en/ui.ts';
