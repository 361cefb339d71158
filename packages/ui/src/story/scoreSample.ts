import type { Locale } from '@rostra/i18n';
import type { ScoreRespect } from '../events/ScoreForm/index.ts';

/** Returns the respects of the server's dictionary, as far as stories show them. */
export function scoreSample(locale: Locale): ScoreRespect[] {
  const say = (english: string, chinese: string) => (locale === 'en' ? english : chinese);
  return [
    {
      type: 'content',
      label: say('Content', '内容'),
      reasons: [
        { value: 'insightful', label: say('Insightful', '有见地') },
        { value: 'well_prepared', label: say('Well prepared', '准备充分') },
        { value: 'too_general', label: say('Too general', '过于笼统') },
      ],
    },
    {
      type: 'speaker',
      label: say('Speaker', '嘉宾'),
      reasons: [
        { value: 'clear', label: say('Clear', '表达清楚') },
        { value: 'evasive', label: say('Evasive', '回避问题') },
      ],
    },
    { type: 'quality', label: say('Audio and video', '画面与声音'), reasons: [] },
  ];
}
