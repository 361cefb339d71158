import type { State } from '../../story/matrix.ts';
import type { HostAction, HostControlsProps } from './HostControls.tsx';

const offers: readonly (readonly HostAction[])[] = [
  ['prepare'],
  ['prepare', 'start'],
  ['start', 'stop'],
  ['start'],
  ['audienceStop', 'stop'],
  ['stop'],
  ['takeBack'],
];

export const hostControlsStates: State<HostControlsProps>[] = [
  ...offers.map((actions) => ({ name: actions.join(', '), props: { actions } })),
  { name: 'preparing is asked', props: { actions: ['prepare', 'start'], pending: 'prepare' } },
  { name: 'starting is asked', props: { actions: ['start', 'stop'], pending: 'start' } },
  { name: 'ending is asked', props: { actions: ['audienceStop', 'stop'], pending: 'stop' } },
  {
    name: 'disabled with the reason',
    props: { actions: ['start'] },
    words: ({ localized }) => ({ reason: localized('Reconnecting', '正在重新连接') }),
  },
];
