export { wasRemoved } from './access/decideAccess.ts';
export type { AccessDecision, AccessBasis, AccessRefusal } from './access/decideAccess.ts';
export { membersOf } from './access/membersOf.ts';
export { readAccesses } from './access/readAccesses.ts';
export { includesRight, TRIAL_RIGHTS } from './access/roomRight.ts';
export type { RoomRight } from './access/roomRight.ts';
export { dialInNumbers } from './dialInNumbers.ts';
export { findPasscode, personalPasscode, replacePasscode } from './personalPasscode.ts';
export { holdsSeat } from './holdsSeat.ts';
export { markMeetingEnded, markMeetingStarted } from './markRun.ts';
export { isFree, needsToPay, workAccessOf } from './meetingAccess.ts';
export { toMeetingResponse } from './toMeetingResponse.ts';
export type { MeetingResponse } from './toMeetingResponse.ts';
export { isRegistered } from './isRegistered.ts';
export { knowsDetails, mayUsePhone, meetingRun, seatsLeft } from './meetingState.ts';
export { toLocations } from './toLocations.ts';
export { readMeetings } from './readMeetings.ts';
export type { MeetingFacts, MeetingReader, SlotFacts } from './readMeetings.ts';
export { refundUntil } from './refundUntil.ts';
export {
  canCancel,
  CANCELABLE,
  opensAt,
  ownPart,
  ownStart,
  toRegistrationResponse,
} from './toRegistrationResponse.ts';
export { runState } from './runState.ts';
export { readEventRoles } from './readEventRoles.ts';
export type { Run } from './runState.ts';
