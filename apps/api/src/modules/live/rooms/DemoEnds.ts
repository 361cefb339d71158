import { markMeetingEnded } from '#modules/events/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readMembers } from '../members/LiveMember.ts';
import { lockAndBumpRevision } from './lockAndBumpRevision.ts';
import { roomsOf } from './roomsOf.ts';
import type { LiveRow } from '../tables.ts';
import { publishLiveState } from './publishLiveState.ts';
import { LIVE_TOKEN_MS } from '../entry/tokenLife.ts';
import { writeState } from './writeState.ts';

/**
 * Returns when a demo room ends, in ms since the epoch: when a token issued at its start expires
 * (LCON-55). Until then, tokens are renewed so that early members can stay as long as the others.
 */
export const demoEndsAt = ({ demo, startedAt }: LiveRow): number | undefined =>
  demo && startedAt !== null ? startedAt.getTime() + LIVE_TOKEN_MS : undefined;

/** Demo rooms, each of which ends for everyone at its time. */
export class DemoEnds {
  readonly #deps: Deps;
  /** End of each streaming demo room by id, in ms since the epoch. */
  readonly #ends = new Map<number, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  changed(live: LiveRow): void {
    const end = demoEndsAt(live);
    if (end !== undefined && live.state !== 'stopped') this.#ends.set(live.id, end);
    else this.#ends.delete(live.id);
  }

  passed(now: Date): void {
    for (const [id, end] of this.#ends) {
      if (now.getTime() < end) continue;
      this.#ends.delete(id);
      this.#end(id).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'a room to try out was not ended'),
      );
    }
  }

  async #end(liveId: number): Promise<void> {
    const deps = this.#deps;
    const ended = await inTransaction(deps, async (tx) => {
      const before = await lockAndBumpRevision(tx, liveId);
      if (before.state === 'stopped') return undefined;
      const live = await writeState(tx, before, 'stopped', deps.clock.now());
      await markMeetingEnded(tx, live.meetingId, deps.clock.now());
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'system' },
        action: 'live.demoEnd',
        subject: { type: 'Live', id: liveId },
        before: { state: before.state },
        after: { state: 'stopped' },
        event: { name: 'live.stopped', payload: { meetingId: live.meetingId } },
      });
      return { live, members: await readMembers(tx, liveId) };
    });
    if (ended !== undefined) publishLiveState(roomsOf(deps), ended.live, ended.members);
  }
}
