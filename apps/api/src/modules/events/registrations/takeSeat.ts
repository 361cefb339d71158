import type { RegistrationState } from '@rostra/contract';
import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm';
import { holdsSeat } from '../meetings/holdsSeat.ts';
import { meetingRun, seatsLeft } from '../meetings/meetingState.ts';
import { runState } from '../meetings/runState.ts';
import type { MeetingFacts, SlotFacts } from '../meetings/readMeetings.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { moveRegistration } from './states.ts';
import { registrations } from './tables.ts';
import type { RegistrationRow } from './tables.ts';

/** A seat that a user takes, or waits to take. */
export interface Seat {
  userId: number;
  slot: SlotFacts | undefined;
  state: Extract<RegistrationState, 'prepending' | 'pending' | 'registered'>;
  heldUntil: Date | null;
}

/**
 * Refuses a canceled or finished meeting, and a full one for users without a seat in it. Call it
 * under the lock of `lockMeeting`.
 *
 * @throws AppError `meetingCanceled`, `meetingFinished`, `meetingFull`
 */
export function checkOpen(facts: MeetingFacts, slot: SlotFacts | undefined, now: Date): void {
  const { meeting, registration } = facts;
  const run = runState(meetingRun(facts), now);
  if (run === 'canceled') throw new AppError('meetingCanceled');
  if (run === 'finished') throw new AppError('meetingFinished');
  const held = holdsSeat(registration, now);
  if (!held && seatsLeft(meeting.capacity, facts.taken) === 0) throw new AppError('meetingFull');
  if (slot === undefined || (held && registration?.slotId === slot.id)) return;
  if (seatsLeft(slot.capacity, slot.taken) === 0) throw new AppError('meetingFull');
}

/**
 * Writes the seat as a new registration, or updates the one that was canceled, rejected or waits.
 * Call it after {@link checkOpen}, under the same lock.
 *
 * @throws AppError `oneTimeSlot` if the user has a slot in another meeting of the event
 */
export async function takeSeat(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  facts: MeetingFacts,
  seat: Seat,
): Promise<void> {
  const { meeting, registration } = facts;
  const { userId, slot, state, heldUntil } = seat;
  if (slot !== undefined) await checkOnlySlot(tx, facts, userId);
  const now = deps.clock.now();
  const bookedStartsAt = (slot ?? meeting).startsAt;
  const values = { slotId: slot?.id ?? null, heldUntil, bookedStartsAt, stateAt: now };
  const row = await write(tx, registration, { ...values, state, userId, meeting, now });
  const before = registration?.state;
  if (before === state) {
    // It may hold another slot now.
    noteChange(tx, { type: 'registration', id: row.id });
    return;
  }
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: userId },
    action: 'registration.register',
    subject: { type: 'registration', id: row.id },
    ...(before === undefined ? {} : { before: { state: before } }),
    after: { state, meetingId: meeting.id, slotId: values.slotId },
    event: { name: `registration.${state}`, payload: { userId, meetingId: meeting.id } },
  });
}

interface Written extends Pick<
  RegistrationRow,
  'slotId' | 'heldUntil' | 'bookedStartsAt' | 'stateAt'
> {
  state: Seat['state'];
  userId: number;
  meeting: MeetingFacts['meeting'];
  now: Date;
}

async function write(
  tx: Transaction,
  registration: RegistrationRow | undefined,
  { state, userId, meeting, now, ...values }: Written,
): Promise<RegistrationRow> {
  let row: RegistrationRow | undefined;
  if (registration === undefined) {
    [row] = await tx
      .insert(registrations)
      .values({
        ...values,
        eventId: meeting.eventId,
        meetingId: meeting.id,
        userId,
        state,
        createdAt: now,
      })
      .returning();
  } else if (registration.state === state) {
    // It keeps waiting, with another slot or deadline.
    const { slotId, heldUntil, bookedStartsAt } = values;
    [row] = await tx
      .update(registrations)
      .set({ slotId, heldUntil, bookedStartsAt })
      .where(and(eq(registrations.id, registration.id), eq(registrations.state, state)))
      .returning();
  } else {
    row = await moveRegistration(tx, registration.id, registration.state, state, values);
  }
  if (row === undefined) throw new LostRace('A registration');
  return row;
}

async function checkOnlySlot(
  tx: Transaction,
  { meeting }: MeetingFacts,
  userId: number,
): Promise<void> {
  const others = await tx.$count(
    registrations,
    and(
      eq(registrations.eventId, meeting.eventId),
      eq(registrations.userId, userId),
      ne(registrations.meetingId, meeting.id),
      isNotNull(registrations.slotId),
      notInArray(registrations.state, ['rejected', 'canceled']),
    ),
  );
  if (others > 0) throw new AppError('oneTimeSlot');
}
