import type { TextKey, Translate } from '@rostra/i18n';
import type { liveTexts } from '@rostra/i18n/web/en/live';

/** The function from key to text that components of the live room take as `t`; see `ScreenText`. */
export type LiveText = Translate<TextKey<typeof liveTexts>>;
