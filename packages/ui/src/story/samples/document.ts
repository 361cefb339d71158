import type { Locale } from '@rostra/i18n';
import type { PreviewFile } from '../../live/PreviewPanel/index.ts';

const names: Record<Locale, readonly [string, string, string, string]> = {
  en: [
    'haoyuan-2q26-roadshow.pdf',
    'Margin bridge 2Q26.xlsx',
    'Questions and answers.docx',
    'Factory tour.pptx',
  ],
  'zh-CN': ['昊源 2026 年二季度路演.pdf', '毛利率拆解 2Q26.xlsx', '问答材料.docx', '工厂参观.pptx'],
};

/** Documents of a meeting in every state, the finished one first. */
export const documentSample = (locale: Locale): PreviewFile[] =>
  (['finished', 'converting', 'waiting', 'failed'] as const).map((state, index) => ({
    id: index + 1,
    name: names[locale][index] ?? '',
    state,
    failure: state === 'failed' ? 'unreadable' : undefined,
  }));
