import type { State } from '../../story/matrix.ts';
import type { CardUsePanelProps } from './CardUsePanel.tsx';

export const cardUsePanelStates: State<CardUsePanelProps>[] = [
  { name: 'usable', props: {} },
  { name: 'waiting', props: { card: 2 } },
  { name: 'none', props: { cards: [], card: null } },
  {
    name: 'failed',
    props: {},
    words: ({ localized }) => ({
      failure: {
        kind: 'failed',
        reason: localized('You can’t use this card right now.', '该卡当前不可用。'),
      },
    }),
  },
  { name: 'pending', props: { isPending: true } },
];
