import type { State } from '../../story/matrix.ts';
import type { RoomDialogProps } from './RoomDialog.tsx';

/** One of each form; stories of their own show the texts of the other kinds. */
export const roomDialogStates: State<RoomDialogProps>[] = [
  { name: 'only to be read', props: { kind: 'kickedOff' } },
  { name: 'with a way out', props: { kind: 'joinFailure', onLeave: () => undefined } },
  { name: 'confirm an action on a member', props: { kind: 'transfer' } },
  { name: 'danger, pending', props: { kind: 'stop', isPending: true } },
];
