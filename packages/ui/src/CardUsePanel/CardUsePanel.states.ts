import type { State } from '../story/matrix.ts';
import type { CardUsePanelProps } from './CardUsePanel.tsx';

export const cardUsePanelStates: State<CardUsePanelProps>[] = [
  { name: 'usable', props: {} },
  { name: 'waiting', props: { card: 2 } },
  { name: 'none', props: { cards: [], card: null } },
  { name: 'failed', props: { failure: { kind: 'failed', reason: '…' } } },
  { name: 'pending', props: { isPending: true } },
];
