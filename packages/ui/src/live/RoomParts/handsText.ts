import type { LiveText } from '../../screens/liveText.ts';

/** Returns the number of raised hands, in words. */
export const handsText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.hands.upOne') : t('live.hands.up', { count });
