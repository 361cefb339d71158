import { eq } from 'drizzle-orm';
import { MAIN_LINE_MINUTES } from '@rostra/contract/live';
import { meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { isLineOpen, isSameNumber } from './lineHours.ts';
import type { CallRow } from './tables.ts';

const MINUTE_MS = 60_000;

/**
 * Returns why a phone can't be called at a moment: there is no line, it is too early for the main
 * line (LDIA-51), or the line is closed then (LDIA-57). Undefined if it can.
 */
export async function lineRefusal(
  tx: Transaction,
  { telephony }: Pick<Deps, 'telephony'>,
  live: LiveRow,
  { role, caller, at }: Pick<CallRow, 'role' | 'caller'> & { at: Date },
): Promise<AppError | undefined> {
  const isMain = role === 'connector';
  if (telephony?.canCall !== true || (isMain && !telephony.hasMainLine)) {
    return new AppError('livePhoneUnavailable');
  }
  const [[meeting], lines] = await Promise.all([
    tx.select().from(meetings).where(eq(meetings.id, live.meetingId)),
    tx.select().from(meetingDialIns).where(eq(meetingDialIns.meetingId, live.meetingId)),
  ]);
  const minutes = MAIN_LINE_MINUTES;
  const opensAt = (meeting?.startsAt.getTime() ?? 0) - minutes * MINUTE_MS;
  if (isMain && at.getTime() < opensAt) {
    return new AppError('liveTooEarlyToCall', { params: { minutes } });
  }
  const used = lines.filter(
    ({ phoneNumber }) => caller === null || isSameNumber(phoneNumber, caller),
  );
  const [line] = used;
  if (line === undefined || used.some((each) => isLineOpen(each, at))) return undefined;
  const hours = `${line.availableFrom}–${line.availableUntil}`;
  return new AppError('liveLineClosed', { params: { hours } });
}
