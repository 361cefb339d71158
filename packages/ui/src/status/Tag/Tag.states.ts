import { matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { TagProps } from './Tag.tsx';

/** A label that a page shows in each tone. */
const labels: Record<string, StoryText> = {
  neutral: ['Draft', '草稿'],
  brand: ['Expert roadshow', '专家路演'],
  info: ['Registration open', '报名中'],
  success: ['Registered', '已报名'],
  warning: ['Payment due', '待支付'],
  danger: ['Not approved', '未通过'],
  vip: ['VIP', 'VIP'],
  live: ['Live', '直播中'],
  outline: ['AI-generated', 'AI 生成'],
};

export const tagStates = withTexts<TagProps, StoryText>(
  matrix<TagProps>({
    tone: ['neutral', 'brand', 'info', 'success', 'warning', 'danger', 'vip', 'live', 'outline'],
  }),
  'tone',
  labels,
  (label, localized) => ({ children: localized(label) }),
);
