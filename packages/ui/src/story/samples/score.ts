import type { Locale } from '@rostra/i18n';
import type { ScoreRespect } from '../../events/ScoreForm/index.ts';

/** Returns the respects of the server's dictionary, as far as stories show them. */
export function scoreSample(locale: Locale): ScoreRespect[] {
  const localized = (english: string, chinese: string) => (locale === 'en' ? english : chinese);
  return [
    {
      type: 'content',
      label: localized('Content', '内容'),
      reasons: [
        { value: 'insightful', label: localized('Insightful', '有见地') },
        { value: 'well_prepared', label: localized('Well prepared', '准备充分') },
        { value: 'too_general', label: localized('Too general', '过于笼统') },
      ],
    },
    {
      type: 'speaker',
      label: localized('Speaker', '嘉宾'),
      reasons: [
        { value: 'clear', label: localized('Clear', '表达清楚') },
        { value: 'evasive', label: localized('Evasive', '回避问题') },
      ],
    },
    { type: 'quality', label: localized('Audio and video', '画面与声音'), reasons: [] },
  ];
}
