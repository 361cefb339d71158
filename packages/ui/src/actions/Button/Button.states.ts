import { forced, matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { ButtonProps } from './Button.tsx';

/** The action of a button of each tone. */
const actions: Record<string, StoryText> = {
  brand: ['Register', '报名'],
  neutral: ['Back to event', '返回活动'],
  accent: ['Join now', '进入会议室'],
  vip: ['Renew VIP', '续费 VIP'],
  danger: ['Cancel registration', '取消报名'],
};

export const buttonStates = withTexts<ButtonProps, StoryText>(
  [
    ...matrix<ButtonProps>({
      emphasis: ['filled', 'outline', 'ghost'],
      tone: ['brand', 'neutral', 'accent', 'vip', 'danger'],
    }),
    ...matrix<ButtonProps>({ size: ['sm', 'md', 'lg'] }),
    ...(['brand', 'accent', 'vip', 'danger'] as const).flatMap((tone) =>
      forced<ButtonProps>({ tone }, tone),
    ),
    ...forced<ButtonProps>({ emphasis: 'outline', tone: 'neutral' }, 'outline'),
    { name: 'pending', props: { isPending: true } },
    { name: 'disabled', props: { isDisabled: true } },
    { name: 'full', props: { isFull: true } },
  ],
  'tone',
  actions,
  (text, localized) => ({ children: localized(text) }),
);
