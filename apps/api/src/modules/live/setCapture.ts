import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordChange } from '#platform/outbox/recordChange.ts';
import { hostUidOf } from './homeScreen.ts';
import { lockLive } from './lockLive.ts';
import { roomsOf } from './roomsOf.ts';
import { lives } from './tables.ts';
import type { LiveRow } from './tables.ts';

/** What is kept of a live while it goes on; what is left out stays as it is. */
export type Capture = Partial<Pick<LiveRow, 'recordingSince' | 'asrState'>>;

/**
 * Writes that a live is recorded or written down, or no longer, and tells everyone in it at once
 * (LHST-26, LHST-27). Called by who records and who transcribes when that has really begun or ended:
 * no call of a member's sets it.
 *
 * @throws AppError `liveNotFound`
 */
export async function setCapture(deps: Deps, liveId: number, capture: Capture): Promise<void> {
  const { live, hostUid } = await inTransaction(deps, async (tx) => {
    const before = await lockLive(tx, liveId);
    await tx.update(lives).set(capture).where(eq(lives.id, liveId));
    const { recordingSince, asrState } = before;
    await recordChange(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.capture',
      subject: { type: 'Live', id: liveId },
      before: { recordingSince, asrState },
      after: { ...capture },
    });
    return { live: { ...before, ...capture }, hostUid: await hostUidOf(tx, liveId) };
  });
  roomsOf(deps).tellChannel(live, hostUid);
}
