import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { BEIJING, formatDateTime, localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { asSentence, serverText, subjectTitle } from '@rostra/i18n/server';
import { accountsOfUser, chosenLocale, viewerOfUser } from '#modules/accounts/index.ts';
import { investorEvents } from '../tables.ts';
import { knowsDetails } from '../meetings/meetingState.ts';
import { readMeetings } from '../meetings/readMeetings.ts';
import type { MeetingFacts } from '../meetings/readMeetings.ts';
import { eventSlots, meetings } from '../meetings/tables.ts';
import { notify } from '#modules/notices/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import { mailText } from '#platform/mail/mailText.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { meetingCalendar } from './meetingCalendar.ts';
import { participantLines } from './participantLines.ts';
import { registrations } from './tables.ts';

/** The messages to a participant, by the key of their text. */
const WHAT = [
  'registered',
  'pending',
  'prepending',
  'canceled',
  'refunded',
  'eventCanceled',
  'neverStarted',
  'neverStartedRefunded',
  'eventCanceledRefunded',
] as const;
type What = (typeof WHAT)[number];

const NOTICE = {
  registered: 'registrationRegistered',
  pending: 'registrationPending',
  prepending: 'registrationPrepending',
  canceled: 'registrationCanceled',
  refunded: 'registrationRefunded',
  eventCanceled: 'eventCanceled',
  neverStarted: 'meetingNeverStarted',
  neverStartedRefunded: 'meetingNeverStartedRefunded',
  eventCanceledRefunded: 'eventCanceledRefunded',
} as const satisfies Record<What, string>;

async function find(db: Database, registrationId: number) {
  const [row] = await db
    .select({
      registration: registrations,
      event: investorEvents,
      meeting: meetings,
      slot: eventSlots,
    })
    .from(registrations)
    .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
    .innerJoin(investorEvents, eq(investorEvents.id, registrations.eventId))
    .leftJoin(
      eventSlots,
      and(eq(eventSlots.id, registrations.slotId), eq(eventSlots.meetingId, meetings.id)),
    )
    .where(eq(registrations.id, registrationId));
  return row;
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Returns title and time of the event in one language, in Beijing time (I18N-16). */
function wordsOf({ event, meeting, slot }: Found, locale: Locale) {
  const names = { sc_name: event.scName, tc_name: event.tcName, en_name: event.enName };
  return {
    title: localized(names, 'name', scriptOf(locale)),
    time: formatDateTime((slot ?? meeting).startsAt, locale, BEIJING),
  };
}

/** Returns the meeting with the facts for its participant now. */
async function readFacts(
  deps: Deps,
  { registration: { userId, meetingId } }: Found,
  locale: Locale,
): Promise<MeetingFacts | undefined> {
  const reader = { viewer: await viewerOfUser(deps, userId, locale), now: deps.clock.now() };
  const [facts] = await readMeetings(deps.db, eq(meetings.id, meetingId), reader);
  return facts;
}

/** Emails a participant; a participant without email gets only the notice. */
export const mailParticipant = defineJob(
  'registrations.mail',
  z.object({
    registrationId: z.number().int(),
    what: z.enum(WHAT),
    /** Attaches the calendar file in its state at sending. */
    withCalendar: z.boolean().default(false),
  }),
  async ({ registrationId, what, withCalendar }, deps) => {
    const found = await find(deps.db, registrationId);
    if (found === undefined) return;
    const { userId, reason } = found.registration;
    const addresses = await accountsOfUser(deps.db, userId);
    const address = addresses.find(({ provider }) => provider === 'email');
    if (address === undefined) return;
    const locale = (await chosenLocale(deps.db, userId)) ?? 'en';
    const text = serverText(locale);
    const words = { ...wordsOf(found, locale), reason: asSentence(reason ?? '') };
    const url = `${deps.config.publicOrigin}/eventDetail/${found.event.id}`;
    const to = address.subject;
    const now = deps.clock.now();
    const facts = await readFacts(deps, found, locale);
    const options = {
      method: 'REQUEST',
      locale,
      attendee: to,
      hasDetails: facts !== undefined && knowsDetails(facts),
      now,
    } as const;
    const subject = { ...found, slot: found.slot ?? undefined };
    const lines =
      facts === undefined
        ? [text('attendance.mail.event', { url })]
        : participantLines(facts, found.registration, { locale, now, url });
    await deps.mail.send({
      to,
      subject: text(`attendance.mail.${what}.subject`, { title: subjectTitle(words.title) }),
      text: mailText(deps.config, locale, [
        text(`attendance.mail.${what}.text`, words),
        lines.join('\n'),
      ]),
      ...(withCalendar ? { calendar: meetingCalendar(deps.config, subject, options) } : {}),
    });
  },
);

/** Returns whether the receiver may have the entry in their calendar, or is to get it. */
const concernsCalendar = (what: What, { before }: Record<string, unknown>): boolean =>
  what === 'registered' || before === 'registered' || before === 'checkedin';

function publish(name: string, whatOf: (payload: Record<string, unknown>) => What) {
  return onEvent(name, 'registrations.notifyParticipant', async (event, tx, deps) => {
    const registrationId = Number(event.subject.id);
    const found = await find(tx, registrationId);
    if (found === undefined) return;
    const what = whatOf(event.payload);
    const [en, zh] = [wordsOf(found, 'en'), wordsOf(found, 'zh-CN')];
    const values = {
      title: { en: en.title, 'zh-CN': zh.title },
      time: { en: en.time, 'zh-CN': zh.time },
      reason: asSentence(found.registration.reason ?? ''),
    };
    const link = `/eventDetail/${found.event.id}`;
    const { userId } = found.registration;
    await notify(tx, deps, { at: event.at, userId, kind: NOTICE[what], values, link });
    const id = jobId('mailParticipant', event.id);
    const withCalendar = concernsCalendar(what, event.payload);
    await deps.jobs.enqueue(tx, mailParticipant, { registrationId, what, withCalendar }, { id });
  });
}

/** The notices and emails that follow from a registration. */
export const participantEvents = [
  publish('registration.registered', () => 'registered'),
  publish('registration.pending', () => 'pending'),
  publish('registration.prepending', () => 'prepending'),
  publish('registration.canceled', ({ refunded }) => (refunded === true ? 'refunded' : 'canceled')),
  publish('registration.eventCanceled', ({ refunded }) =>
    refunded === true ? 'eventCanceledRefunded' : 'eventCanceled',
  ),
  publish('registration.neverStarted', ({ refunded }) =>
    refunded === true ? 'neverStartedRefunded' : 'neverStarted',
  ),
];
