import { asc, eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { investorEvents } from '#modules/events/tables.ts';
import { selectMembers, toMember } from '#modules/live/members/LiveMember.ts';
import { liveAttendance, liveMembers, liveSessions } from '#modules/live/tables.ts';
import { readMeetings } from '#modules/events/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { csvFile } from './csvFile.ts';

const SECOND_MS = 1000;

/** Returns a formatter of spreadsheet times in the event's time zone. */
function timeIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(instant);
}

/**
 * Returns the attendance of a meeting by person and organization (LMEM-70), for its organizer: the
 * lead, a co-organizer's lead, or the host. An open stay counts up to now.
 *
 * @throws AppError `meetingNotFound`, also for a meeting without a room; `forbidden` for everyone
 *   else
 */
export async function attendanceReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  meetingId: number,
  viewer: Viewer,
): Promise<Data<'getMeetingAttendance'>> {
  const { db } = deps;
  const now = deps.clock.now();
  const [facts] = await readMeetings(db, eq(meetings.id, meetingId), { viewer, now });
  if (facts?.live === undefined) throw new AppError('meetingNotFound');
  const { eventRole, meeting } = facts;
  if (eventRole?.eventRole !== 'broadcaster' && eventRole?.coHost !== true)
    throw new AppError('forbidden');
  const [event] = await db
    .select({ timezone: investorEvents.timezone })
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId));
  const at = timeIn(event?.timezone ?? 'UTC');
  const members = (
    await selectMembers(db)
      .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
      .where(eq(liveSessions.meetingId, meetingId))
  ).map(toMember);
  const stays = await db
    .select({ stay: liveAttendance })
    .from(liveAttendance)
    .innerJoin(liveMembers, eq(liveMembers.id, liveAttendance.memberId))
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(eq(liveSessions.meetingId, meetingId))
    .orderBy(asc(liveAttendance.joinedAt), asc(liveAttendance.id));
  const script = scriptOf(viewer.locale);
  const text = serverText(viewer.locale);
  const byId = new Map(members.map((member) => [member.id, member]));
  const rows = stays.flatMap(({ stay }) => {
    const member = byId.get(stay.memberId);
    if (member === undefined) return [];
    const { organization } = member;
    const names = organization && {
      sc_name: organization.scName,
      tc_name: organization.tcName,
      en_name: organization.enName,
    };
    const lasting = Math.floor((now.getTime() - stay.joinedAt.getTime()) / SECOND_MS);
    return [
      {
        member,
        organization: names ? localized(names, 'name', script) : '',
        joined: at(stay.joinedAt),
        left: stay.leftAt === null ? '' : at(stay.leftAt),
        seconds: stay.seconds ?? Math.max(0, lasting),
      },
    ];
  });
  const ofPerson = new Map<number, number>();
  const ofOrganization = new Map<string, number>();
  for (const { member, organization, seconds } of rows) {
    ofPerson.set(member.id, (ofPerson.get(member.id) ?? 0) + seconds);
    if (organization === '') continue;
    ofOrganization.set(organization, (ofOrganization.get(organization) ?? 0) + seconds);
  }
  const heading = (
    [
      'name',
      'nickname',
      'organization',
      'role',
      'joined',
      'left',
      'seconds',
      'ofPerson',
      'ofOrganization',
    ] as const
  ).map((column) => text(`attendance.report.${column}`));
  return {
    file_name: `rostra-attendance-${meetingId}.csv`,
    text: csvFile([
      heading,
      ...rows.map(({ member, organization, joined, left, seconds }) => [
        member.fullName,
        member.nickName,
        organization,
        text(`attendance.report.roles.${member.eventRole}`),
        joined,
        left,
        seconds,
        ofPerson.get(member.id) ?? 0,
        ofOrganization.get(organization) ?? '',
      ]),
    ]),
  };
}
