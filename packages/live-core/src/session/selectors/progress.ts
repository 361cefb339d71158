import { LIVE_ACTIONS, LIVE_STATES, LIVE_TRANSITIONS } from '@rostra/contract/live';
import type { LiveAction, LiveState } from '@rostra/contract/live';
import type { RoomState } from '../room/RoomState.ts';
import { canControl, canStop } from './rights.ts';

/** Step of a live session that its host can take next. */
export type LiveStep = 'prepare' | 'start' | 'audienceStop' | 'stop';

type Steps = Readonly<Record<LiveState, readonly LiveStep[]>>;

const STEP_OF = {
  prepare: 'prepare',
  start: 'start',
  preStop: 'audienceStop',
  unpublish: 'stop',
} as const satisfies Record<LiveAction, LiveStep>;

/** Returns the steps allowed in each state; a paid meeting is prepared first (LROL-16, LROL-17). */
function stepsFor({ isFree, mayStop }: { isFree: boolean; mayStop: boolean }): Steps {
  const isOffered = (state: LiveState, action: LiveAction): boolean => {
    if (LIVE_TRANSITIONS[state][action] === undefined) return false;
    if (state === 'unprepare' && action === 'start') return isFree;
    return mayStop || action === 'prepare' || action === 'start';
  };
  const rows = LIVE_STATES.map((state) => [
    state,
    LIVE_ACTIONS.filter((action) => isOffered(state, action)).map((action) => STEP_OF[action]),
  ]);
  return Object.fromEntries(rows) as Steps;
}

const NO_STEPS: readonly LiveStep[] = [];
const TABLES = [false, true].map((isFree) =>
  [false, true].map((mayStop) => stepsFor({ isFree, mayStop })),
);

/** Returns the steps the user may take now; the same array for the same state. */
export function nextSteps(state: RoomState): readonly LiveStep[] {
  const { live, session } = state;
  if (!session || !canControl(state)) return NO_STEPS;
  const steps = TABLES[Number(session.meeting.free)]?.[Number(canStop(state))];
  return steps?.[live.state] ?? NO_STEPS;
}

/**
 * Whether a start needs confirmation: unpaid members are removed minutes after a paid meeting starts
 * (LROL-17, LROL-18).
 */
export const startNeedsConfirmation = ({ session }: RoomState): boolean =>
  session !== null && !session.meeting.free;
