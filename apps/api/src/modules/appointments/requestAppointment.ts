import { CONTACT_WITHIN_HOURS } from '@rostra/contract';
import type { CallOutput, ContactType, Data } from '@rostra/contract';
import { cleanLine, isEmail, plainDigits, plainEmail, plainPhone } from '@rostra/i18n/input';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '#modules/accounts/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { visibleTo } from '#modules/events/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import type { MeetingReader } from '#modules/events/index.ts';
import { eventSlots, meetings } from '#modules/events/meetings/tables.ts';
import { isDictionaryValue } from '#modules/reference/index.ts';
import { appointments } from './tables.ts';

type Input = CallOutput<'postAppointment'>['body'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Requests that one user can make in a window. */
const REQUESTS = { max: 20, windowSeconds: 3600 };

/** Returns a contact in its stored form, by its type; undefined if it is invalid. */
const CONTACT_READERS: Readonly<Record<ContactType, (typed: string) => string | undefined>> = {
  email: (typed) => (isEmail(typed) ? plainEmail(typed) : undefined),
  // Staff see the original grouping, so the digits are checked separately.
  phone: (typed) =>
    /^\+?\d{5,15}$/.test(plainPhone(typed)) ? plainDigits(cleanLine(typed)) : undefined,
  wechat: (typed) => (/^[\w+-]{4,40}$/.test(cleanLine(typed)) ? cleanLine(typed) : undefined),
};

function refuse(path: string, rule: string): never {
  throw new AppError('invalidInput', { issues: [{ path: `body.${path}`, rule }] });
}

function check(body: Input): Input {
  const contact = CONTACT_READERS[body.contact_type](body.contact);
  if (contact === undefined) refuse('contact', 'invalid_format');
  const { source_type: source } = body;
  if (source === undefined && body.appointment_type === 'vip_trial') {
    refuse('source_type', 'invalid_type');
  }
  if (source !== undefined && !isDictionaryValue('source_type', source)) {
    refuse('source_type', 'invalid_value');
  }
  if (body.slot_id !== undefined && body.meeting_id === undefined) {
    refuse('meeting_id', 'invalid_type');
  }
  return { ...body, contact };
}

/**
 * Accepts a request for an appointment or a VIP trial. A second request within a day for the same
 * time of the same meeting joins the first (APPT-28).
 *
 * @throws AppError `invalidInput` for an invalid contact, a VIP trial without a dictionary source
 *   (PAY-07), a meeting that the user may not see, or a time of another meeting; `tooFrequent`
 */
export async function requestAppointment(
  deps: Deps,
  call: Call<'postAppointment'>,
): Promise<Data<'postAppointment'>> {
  const userId = requireUser(call.viewer);
  const body = check(call.body);
  await enforceRateLimit(deps, `appointment:user:${userId}`, REQUESTS);
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      // Concurrent requests of one user wait here: the second one finds the first (APPT-28).
      await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      await checkMeeting(tx, body, { viewer: call.viewer, now: deps.clock.now() });
      await checkSlot(tx, body);
      return {
        id: (await sameOfToday(tx, deps, userId, body)) ?? (await write(tx, deps, userId, body)),
        contact_within_hours: CONTACT_WITHIN_HOURS,
      };
    }),
  );
}

/** Refuses a meeting that the user may not see. */
async function checkMeeting(tx: Transaction, { meeting_id: id }: Input, reader: MeetingReader) {
  if (id === undefined) return;
  const found = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(and(eq(meetings.id, id), visibleTo(reader)));
  if (found.length === 0) refuse('meeting_id', 'invalid_value');
}

async function checkSlot(tx: Transaction, { meeting_id: meetingId, slot_id: id }: Input) {
  if (id === undefined || meetingId === undefined) return;
  const found = await tx.$count(
    eventSlots,
    and(eq(eventSlots.id, id), eq(eventSlots.meetingId, meetingId)),
  );
  if (found === 0) refuse('slot_id', 'invalid_value');
}

async function sameOfToday(
  tx: Transaction,
  deps: Deps,
  userId: number,
  body: Input,
): Promise<number | undefined> {
  const since = new Date(deps.clock.now().getTime() - DAY_MS);
  const [first] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        eq(appointments.appointmentType, body.appointment_type),
        body.meeting_id === undefined
          ? isNull(appointments.meetingId)
          : eq(appointments.meetingId, body.meeting_id),
        body.slot_id === undefined
          ? isNull(appointments.slotId)
          : eq(appointments.slotId, body.slot_id),
        eq(appointments.state, 'sent'),
        gt(appointments.createdAt, since),
      ),
    )
    .orderBy(appointments.id)
    .limit(1);
  // Without a meeting, two requests may concern different things, except for the one VIP trial.
  const joins = body.meeting_id !== undefined || body.appointment_type === 'vip_trial';
  return joins ? first?.id : undefined;
}

async function write(tx: Transaction, deps: Deps, userId: number, body: Input): Promise<number> {
  const [row] = await tx
    .insert(appointments)
    .values({
      userId,
      appointmentType: body.appointment_type,
      name: body.name ?? null,
      company: body.company ?? null,
      meetingId: body.meeting_id ?? null,
      slotId: body.slot_id ?? null,
      contactType: body.contact_type,
      contact: body.contact,
      consult: body.consult ?? null,
      sourceType: body.source_type ?? null,
      state: 'sent',
      createdAt: deps.clock.now(),
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An appointment was not written.');
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: userId },
    action: 'appointment.request',
    subject: { type: 'appointment', id: row.id },
    after: { state: 'sent', type: body.appointment_type, meetingId: body.meeting_id ?? null },
    event: { name: 'appointment.requested', payload: { userId, type: body.appointment_type } },
  });
  return row.id;
}
