import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { noticesOf } from '#modules/notices/index.ts';
import { remindedProduct } from '#modules/reminders/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { eventPath } from './registrations/meetingProduct.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { eventSpeakers, investorEvents } from './tables.ts';
import { dialInPasscodes, meetings } from './meetings/tables.ts';
import { registrations } from './registrations/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { eventDetail } from './eventDetail.ts';
import { eventSearch } from './eventSearch.ts';
import { EVENT, mayReadEvent } from './mayReadEvent.ts';
import { listEvents } from './listEvents.ts';
import { cancelNeverStarted } from './registrations/cancelNeverStarted.ts';
import { checkIn } from './registrations/checkIn.ts';
import { liveProduct } from './registrations/liveProduct.ts';
import { mailParticipant, participantEvents } from './registrations/notifyParticipant.ts';
import { releaseSeats } from './registrations/releaseSeats.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { settleEndedLive, sweepAttendance } from './registrations/settleAttendance.ts';

export { EVENT, mayReadEvent } from './mayReadEvent.ts';
export type { PlaybackMaker } from './playbackMakers.ts';
export { visibleTo } from './listEvents.ts';
export type { AccessDecision, AccessBasis, AccessRefusal } from './meetings/access/decideAccess.ts';
export { membersOf } from './meetings/access/membersOf.ts';
export { readAccesses } from './meetings/access/readAccesses.ts';
export { includesRight, TRIAL_RIGHTS } from './meetings/access/roomRight.ts';
export type { RoomRight } from './meetings/access/roomRight.ts';
export { dialInNumbers } from './meetings/dialInNumbers.ts';
export { findPasscode, personalPasscode, replacePasscode } from './meetings/personalPasscode.ts';
export { holdsSeat } from './meetings/holdsSeat.ts';
export { markMeetingEnded, markMeetingStarted } from './meetings/markRun.ts';
export { isFree, needsToPay } from './meetings/meetingAccess.ts';
export type { MeetingResponse } from './meetings/toMeetingResponse.ts';
export { isRegistered } from './meetings/isRegistered.ts';
export { mayUsePhone, meetingRun, seatsLeft } from './meetings/meetingState.ts';
export { readMeetings } from './meetings/readMeetings.ts';
export type { MeetingFacts, MeetingReader, SlotFacts } from './meetings/readMeetings.ts';
export { opensAt, ownStart } from './meetings/toRegistrationResponse.ts';
export { runState } from './meetings/runState.ts';
export { readEventRoles } from './meetings/readEventRoles.ts';
export type { Run } from './meetings/runState.ts';
export { registerEntitled } from './registrations/registerEntitled.ts';

/** Mounts the calls about events. */
function eventRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getEvents', ({ query, viewer }) =>
    listEvents(deps.db, query, { viewer, now: deps.clock.now() }),
  );
  registerRoute(app, 'getEvent', ({ params, viewer }) =>
    eventDetail(deps, params.id, { viewer, now: deps.clock.now() }),
  );
}

export const events = defineModule({
  name: 'events',
  routes(app, deps) {
    eventRoutes(app, deps);
    registrationRoutes(app, deps);
  },
  jobs: [mailParticipant, sweepAttendance, cancelNeverStarted],
  subscriptions: [...participantEvents, releaseSeats, checkIn, settleEndedLive],
  auditSubjects: [
    {
      type: EVENT,
      id: investorEvents.id,
      name: { sc: investorEvents.scName, tc: investorEvents.tcName, en: investorEvents.enName },
      path: eventPath,
    },
    { type: 'meeting', id: meetings.id },
    { type: 'registration', id: registrations.id },
  ],
  ownData: [
    keepRows(eventSpeakers.userId),
    keepRows(registrations.userId),
    keepRows(dialInPasscodes.userId, ['passcode']),
  ],
  notifications: [
    ...noticesOf('registrations', [
      'registrationRegistered',
      'registrationPending',
      'registrationPrepending',
      'registrationCanceled',
      'registrationRefunded',
    ]),
    ...noticesOf(null, [
      'eventCanceled',
      'eventCanceledRefunded',
      'meetingNeverStarted',
      'meetingNeverStartedRefunded',
    ]),
  ],
  products: [liveProduct],
  reminders: [remindedProduct(liveProduct)],
  searchSources: [eventSearch],
  fileOwners: [{ subjectType: EVENT, canSee: mayReadEvent }],
});
