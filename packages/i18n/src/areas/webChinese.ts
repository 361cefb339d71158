import { shell } from '../messages/zh-CN/shell.ts';
import { screen as authScreens } from '../messages/zh-CN/auth.ts';
import { screen as liveScreens } from '../messages/zh-CN/liveScreens.ts';
import { screen as payScreens } from '../messages/zh-CN/pay.ts';
import { screen as personalScreens } from '../messages/zh-CN/personalCenter.ts';
import { screen as rechargeScreens } from '../messages/zh-CN/recharge.ts';
import { screen as menuScreens } from '../messages/zh-CN/screen.ts';
import { home } from '../messages/zh-CN/home.ts';
import { search } from '../messages/zh-CN/search.ts';
import { article } from '../messages/zh-CN/article.ts';
import { event } from '../messages/zh-CN/event.ts';
import { common } from '../messages/zh-CN/common.ts';
import type { Translated } from '../createTranslate.ts';
import type { texts as source } from './webEnglish.ts';

const screen = {
  ...menuScreens,
  ...authScreens,
  ...liveScreens,
  ...payScreens,
  ...personalScreens,
  ...rechargeScreens,
};

/** The same in Simplified Chinese; a missing text does not compile (I18N-01). */
export const texts: Translated<typeof source> = {
  common,
  shell,
  screen,
  home,
  search,
  article,
  event,
};

/** The component library's texts of the same language. */
export { ui as uiTexts } from '../messages/zh-CN/ui.ts';
