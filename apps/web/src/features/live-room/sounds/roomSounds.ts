import type { Locale } from '@rostra/i18n';
import complianceChinese from './files/compliance.zh-CN.mp3?url&no-inline';
import complianceEnglish from './files/compliance.en.mp3?url&no-inline';
import waiting from './files/waiting.mp3?url&no-inline';

/** The room's own sounds, made by `apps/web/scripts/sounds` (docs/web.md). */
export const roomSounds = {
  waiting,
  compliance: { en: complianceEnglish, 'zh-CN': complianceChinese } satisfies Record<
    Locale,
    string
  >,
};
