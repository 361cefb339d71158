import { matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { BadgeProps } from './Badge.tsx';

/** The accessible name of each count. */
const labels: Record<string, StoryText> = {
  3: ['Unread notifications: 3', '未读通知：3'],
  42: ['Unread notifications: 42', '未读通知：42'],
  100: ['Unread notifications: 100', '未读通知：100'],
};

export const badgeStates = withTexts<BadgeProps, StoryText>(
  matrix<BadgeProps>({
    tone: ['neutral', 'brand', 'danger'],
    count: [3, 42, 100],
  }),
  'count',
  labels,
  (label, localized) => ({ label: localized(label) }),
);
