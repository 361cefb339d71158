import { isSuperRole } from '@rostra/contract/live';
import type { Data } from '@rostra/contract';
import { meetingRun } from './meetingState.ts';
import type { MeetingFacts } from './readMeetings.ts';
import { opensAt } from './toRegistrationResponse.ts';
import { runState } from './runState.ts';
import type { EventRole } from './readEventRoles.ts';

type EventRoleResponse = Data<'getEvent'>['meetings'][number]['event_role'];

/** Returns the reader's role in the meeting's room, which needs no registration (EVT-67). */
export function toEventRoleResponse(facts: MeetingFacts, now: Date): EventRoleResponse {
  const { eventRole, live } = facts;
  if (eventRole === undefined || live === undefined) return null;
  const mayRead = eventRole.eventRole === 'broadcaster' || eventRole.coHost;
  return {
    role: eventRole.eventRole,
    next_step: stepOf(facts, eventRole, now),
    ...(mayRead && live.state !== 'unprepare' ? { reads_attendance: true } : {}),
  };
}

/**
 * Returns the next step by the rules of joining: hosts, co-hosts and staff join at any time,
 * speakers once the room opens (ADR 64).
 */
function stepOf(
  facts: MeetingFacts,
  eventRole: EventRole,
  now: Date,
): NonNullable<EventRoleResponse>['next_step'] {
  const { meeting, live } = facts;
  const run = runState(meetingRun(facts), now);
  const isGoingOn = live?.state === 'streaming' || live?.state === 'pre_stopped';
  if (run === 'canceled' || live?.state === 'stopped') return 'none';
  if (isGoingOn) return 'enter';
  if (run === 'finished') return 'none';
  const keepsOrder = eventRole.coHost || isSuperRole(eventRole.eventRole);
  return keepsOrder || now >= opensAt(meeting.startsAt) ? 'enter' : 'attend';
}
