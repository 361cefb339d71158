import { forced, matrix } from '../../story/matrix.ts';
import { actionSample } from '../../story/samples/actions.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

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
  actionSample,
  (text, localized) => ({ children: localized(text) }),
);
