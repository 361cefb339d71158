import { forced, matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

/** The target of a button of each tone. */
const actions: Record<string, StoryText> = {
  brand: ['Register', '报名'],
  neutral: ['Back to event', '返回活动'],
  accent: ['Join now', '进入会议室'],
  vip: ['Renew VIP', '续费 VIP'],
  danger: ['Cancel registration', '取消报名'],
};

export const linkButtonStates = withTexts<LinkButtonProps, StoryText>(
  [
    ...matrix<LinkButtonProps>({
      emphasis: ['filled', 'outline', 'ghost'],
      tone: ['brand', 'neutral', 'accent', 'vip', 'danger'],
    }),
    ...matrix<LinkButtonProps>({ size: ['sm', 'md', 'lg'] }),
    ...forced<LinkButtonProps>({}),
  ],
  'tone',
  actions,
  (text, localized) => ({ children: localized(text) }),
);
