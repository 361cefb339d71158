import { matrix } from '../story/matrix.ts';
import type { RoomDialogProps } from './RoomDialog.tsx';

/** One dialog is open at a time, so each state is a story of its own. */
export const roomDialogStates = matrix<Pick<RoomDialogProps, 'kind'>>({
  kind: [
    'kickedOff',
    'loginFailure',
    'loginTimeout',
    'joinFailure',
    'removed',
    'ended',
    'notHeld',
    'withdrawn',
    'start',
    'stop',
    'audienceStop',
    'leave',
    'transfer',
    'deniedAudio',
    'deniedVideo',
    'deniedScreen',
  ],
});
