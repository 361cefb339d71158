import type { LiveText } from '../screens/liveText.ts';

/** How many hands are up, in words. */
export const handsText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.hands.upOne') : t('live.hands.up', { count });
