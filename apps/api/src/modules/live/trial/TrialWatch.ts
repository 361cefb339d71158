import { TRIAL_REMINDER_SECONDS } from '@rostra/contract/live';
import type { LiveFollower } from '#modules/live/rooms/LiveRooms.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { endTrials, removedFrom } from './endTrials.ts';
import { remindTriers } from './remindTriers.ts';
import { trialEndsAt } from './trialRules.ts';

const SECOND_MS = 1000;

interface Watched {
  readonly remindsFrom: number;
  readonly endsAt: number;
}

/**
 * Watches the first minutes of this process's live sessions each second, so that reminders and
 * removals are on time. Jobs do the same where no process watches.
 */
export class TrialWatch implements LiveFollower {
  readonly #deps: Deps;
  readonly #watched = new Map<number, Watched>();
  /** The running check, so that the next one does not overtake it. */
  #work: Promise<void> = Promise.resolve();
  #isLooking = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  readonly changed = (live: LiveRow): void => {
    const endsAt = trialEndsAt(live);
    if (live.state !== 'streaming' || live.startedAt === null || endsAt === null) {
      this.#watched.delete(live.id);
      return;
    }
    const removed = removedFrom(live.startedAt).getTime();
    // Long past: the sweeper has handled it.
    if (this.#deps.clock.now().getTime() > removed + TRIAL_REMINDER_SECONDS * SECOND_MS) return;
    this.#watched.set(live.id, {
      remindsFrom: endsAt.getTime() - TRIAL_REMINDER_SECONDS * SECOND_MS,
      endsAt: removed,
    });
  };

  readonly passed = (now: Date): void => {
    if (this.#isLooking) return;
    const due = [...this.#watched].filter(([, { remindsFrom }]) => now.getTime() >= remindsFrom);
    if (due.length === 0) return;
    this.#isLooking = true;
    this.#work = this.#look(due, now).finally(() => (this.#isLooking = false));
  };

  /** Resolves when no check is running; for tests. */
  settled(): Promise<void> {
    return this.#work;
  }

  async #look(due: readonly (readonly [number, Watched])[], now: Date): Promise<void> {
    for (const [liveId, { endsAt }] of due) {
      try {
        if (now.getTime() < endsAt) await remindTriers(this.#deps, liveId);
        else {
          await endTrials(this.#deps, liveId);
          this.#watched.delete(liveId);
        }
      } catch (error) {
        this.#deps.log.error({ err: error }, 'trials of a live');
      }
    }
  }
}

/** Returns the watch of this process, which follows its rooms from the first request on. */
export const trialWatchOf = perProcess((deps: Deps) => {
  const watch = new TrialWatch(deps);
  roomsOf(deps).follow(watch);
  return watch;
});
