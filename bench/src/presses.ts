import type { Page } from 'playwright';
import type { Interaction } from './interact.ts';

interface Press extends Interaction {
  readonly name: string;
}

interface Addresses {
  readonly home: string;
  readonly article: string;
  /** A member's cookies. */
  readonly member: string;
}

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const switchLanguage = tap('header a[hreflang="zh-CN"]');
const like = tap('[aria-pressed]');

/** Returns the presses of W7: a menu, a tab, the language and a like, each in a visit of its own. */
export const presses = ({ home, article, member }: Addresses): Press[] => [
  { name: 'home: tab of a day', url: home, act: tap('[aria-pressed="false"] >> nth=1') },
  {
    name: 'home: search',
    url: home,
    act: async (page) => {
      await page.getByRole('searchbox').tap();
      await page.keyboard.type('ai', { delay: 200 });
    },
  },
  { name: 'home: language', url: home, act: switchLanguage },
  { name: 'article: menu', url: article, act: tap('button[aria-label="Share"]') },
  { name: 'article: like, visitor', url: article, act: like },
  { name: 'article: like, member', url: article, act: like, cookies: member },
  { name: 'article: language', url: article, act: switchLanguage },
];
