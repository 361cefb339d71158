import type { State } from '../../story/matrix.ts';
import type { BrandPanelProps } from './BrandPanel.tsx';

export const brandPanelStates: State<BrandPanelProps>[] = [
  { name: 'today', props: {} },
  { name: 'coming up', props: { today: undefined } },
  { name: 'no events', props: { events: [], today: undefined } },
];
