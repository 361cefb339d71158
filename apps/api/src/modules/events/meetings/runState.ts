import { MEETING_OVERRUN_HOURS } from '@rostra/contract';
import type { EventState } from '@rostra/contract';

const OVERRUN_MS = MEETING_OVERRUN_HOURS * 60 * 60 * 1000;

/** The facts that decide the state of a meeting or event. */
export interface Run {
  startsAt: Date;
  endsAt: Date;
  /** When its live session actually began and ended. */
  startedAt: Date | null;
  endedAt: Date | null;
  canceledAt: Date | null;
}

/**
 * Derives the state of a meeting or event at an instant from its times and its live session
 * (EVT-28). A started live session makes it ongoing, a stopped one ends it, and one that overruns
 * keeps it ongoing for at most `MEETING_OVERRUN_HOURS`. Only the cancellation is stored (decisions,
 * EVT-34).
 */
export function runState(run: Run, now: Date): EventState {
  if (run.canceledAt !== null) return 'canceled';
  if (run.endedAt !== null) return 'finished';
  const runsOver = run.startedAt !== null && now.getTime() < run.endsAt.getTime() + OVERRUN_MS;
  if (now >= run.endsAt) return runsOver ? 'ongoing' : 'finished';
  return now >= run.startsAt || run.startedAt !== null ? 'ongoing' : 'planned';
}
