import { MEETING_OVERRUN_HOURS } from '@rostra/contract';
import type { EventState } from '@rostra/contract';

const OVERRUN_MS = MEETING_OVERRUN_HOURS * 60 * 60 * 1000;

/** What decides where a meeting or an event stands. */
export interface Run {
  startsAt: Date;
  endsAt: Date;
  /** When its live really began and ended. */
  startedAt: Date | null;
  endedAt: Date | null;
  canceledAt: Date | null;
}

/**
 * Where a meeting or an event stands at an instant, by its times and its live (EVT-28): a live that
 * began makes it ongoing, one that was stopped ends it, and one that runs over keeps it going for
 * `MEETING_OVERRUN_HOURS` at most. Only the cancellation is stored (decisions, EVT-34).
 */
export function runState(run: Run, now: Date): EventState {
  if (run.canceledAt !== null) return 'canceled';
  if (run.endedAt !== null) return 'finished';
  const runsOver = run.startedAt !== null && now.getTime() < run.endsAt.getTime() + OVERRUN_MS;
  if (now >= run.endsAt) return runsOver ? 'ongoing' : 'finished';
  return now >= run.startsAt || run.startedAt !== null ? 'ongoing' : 'planned';
}
