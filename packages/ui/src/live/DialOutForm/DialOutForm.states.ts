import type { State } from '../../story/matrix.ts';
import type { DialOutFormProps } from './DialOutForm.tsx';

const nothing = () => undefined;

/** The story provides names and numbers. */
export const dialOutFormStates: State<DialOutFormProps>[] = [
  {
    name: 'calls in every state, as the host sees them',
    props: {
      onCallAgain: nothing,
      onRemove: nothing,
      onMute: nothing,
      onHide: nothing,
      onRemovePerson: nothing,
    },
  },
  {
    name: 'before the meeting, nobody called',
    props: {
      calls: [],
      onSchedule: nothing,
      hasRoles: true,
      callers: ['+852 5550 0100', '+86 10 5550 0142'],
    },
  },
];
