import type { RoomState } from '../RoomState.ts';
import { canControl, canStop } from './rights.ts';

export type LiveStep = 'prepare' | 'start' | 'audienceStop' | 'stop';

/** What the reader may do with the live now; a free meeting goes straight to start (LROL-16). */
export function nextSteps(state: RoomState): readonly LiveStep[] {
  const { live, session } = state;
  if (!session || !canControl(state)) return NO_STEPS;
  switch (live.state) {
    case 'unprepare':
      return session.meeting.free ? FREE_STEPS : PREPARE_STEPS;
    case 'preparing':
      return START_STEPS;
    case 'streaming':
      return canStop(state) ? STOP_STEPS : NO_STEPS;
    case 'pre_stopped':
      return canStop(state) ? LAST_STEPS : NO_STEPS;
    case 'stopped':
      return NO_STEPS;
  }
}

const NO_STEPS: readonly LiveStep[] = [];
const FREE_STEPS: readonly LiveStep[] = ['start', 'prepare'];
const PREPARE_STEPS: readonly LiveStep[] = ['prepare'];
const START_STEPS: readonly LiveStep[] = ['start'];
const STOP_STEPS: readonly LiveStep[] = ['stop', 'audienceStop'];
const LAST_STEPS: readonly LiveStep[] = ['stop'];

/** A paid meeting starts the minutes after which the unpaid are removed, so it asks (LROL-17, LROL-18). */
export const startNeedsConfirmation = ({ session }: RoomState): boolean =>
  session !== null && !session.meeting.free;
