import { forced, matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

export const linkButtonStates: State<LinkButtonProps>[] = [
  ...matrix<LinkButtonProps>({
    emphasis: ['filled', 'outline', 'ghost'],
    tone: ['brand', 'neutral', 'accent', 'vip', 'danger'],
  }),
  ...matrix<LinkButtonProps>({ size: ['sm', 'md', 'lg'] }),
  ...forced<LinkButtonProps>({}),
];
