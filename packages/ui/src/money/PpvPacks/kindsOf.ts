import type { ScreenText } from '../../screens/screenText.ts';

/** "For articles", "For live meetings" or both, by a card's flags (PROF-59). */
export function kindsOf(t: ScreenText, flags: { article: boolean; live: boolean }): string {
  const key = flags.article && flags.live ? 'both' : flags.article ? 'article' : 'live';
  return t('recharge.packs.for', { kinds: t(`recharge.packs.${key}`) });
}
