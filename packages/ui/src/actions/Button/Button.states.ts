import { forced, matrix } from '../../story/matrix.ts';
import { actionSample } from '../../story/samples/actions.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { ButtonProps } from './Button.tsx';

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
  actionSample,
  (text, localized) => ({ children: localized(text) }),
);
