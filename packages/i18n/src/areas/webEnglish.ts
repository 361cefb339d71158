import { shell } from '../messages/en/shell.ts';
import { screen } from '../messages/en/screen.ts';
import { home } from '../messages/en/home.ts';
import { search } from '../messages/en/search.ts';
import { article } from '../messages/en/article.ts';
import { event } from '../messages/en/event.ts';
import { common } from '../messages/en/common.ts';

/**
 * The web app's texts in English for the shell and the screens that the server renders. One language
 * travels to a reader, never both; the screens of the account bring `accountEnglish.ts`.
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
