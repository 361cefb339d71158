import { hasEndedFor, isSuperRole } from '@rostra/contract/live';
import type { LiveState } from '@rostra/contract/live';
import type { MediaRights } from '#providers/live/LiveProvider.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { LiveRow, MemberRow } from '../tables.ts';

type RightsHolder = Pick<MemberRow, 'role' | 'superModerator' | 'coHost'>;

/**
 * Returns whether a member has host controls: the host, co-hosts (decision LROL-40) and staff with
 * full control.
 */
export const hasHostControls = ({ role, superModerator, coHost }: RightsHolder): boolean =>
  role === 'broadcaster' || coHost || (role === 'staff' && superModerator);

/**
 * Returns whether a member may end the live session and transfer the host role; co-hosts may not
 * (LROL-40).
 */
export const mayEnd = ({ role, superModerator }: RightsHolder): boolean =>
  role === 'broadcaster' || (role === 'staff' && superModerator);

/**
 * Returns whether a member may moderate: mute, hide, rename, delete messages (LROL-34, LROL-38).
 */
export const mayModerate = (member: RightsHolder): boolean =>
  isSuperRole(member.role) || hasHostControls(member);

/** Returns whether a member sees full names and payments (LMEM-26, LMEM-64). */
export const seesPersons = ({ role }: Pick<MemberRow, 'role'>): boolean => isSuperRole(role);

/** Returns whether everyone sees a member's name: host, experts, unmuted audience members. */
export const isOnStage = ({ role, mute }: Pick<MemberRow, 'role' | 'mute'>): boolean =>
  role === 'broadcaster' || role === 'expert' || (role === 'audience' && !mute);

/** Returns whether a member sees the list of attendees (LROL-29). */
export const seesList = (member: RightsHolder & Pick<MemberRow, 'allowViewList'>): boolean =>
  mayModerate(member) || member.allowViewList;

/** Returns whether a member sees the number of attendees (LROL-22). */
export const seesCount = (member: RightsHolder & Pick<MemberRow, 'allowViewCount'>): boolean =>
  mayModerate(member) || member.allowViewCount;

/** Returns whether a member may mute others (LROL-23). */
export const mutesOthers = (member: RightsHolder & Pick<MemberRow, 'allowManageMute'>): boolean =>
  mayModerate(member) || member.allowManageMute;

/** Returns whether a member may read and write the public chat (LCHT-17, LROL-37). */
export const sharesChat = (
  live: Pick<LiveRow, 'allowPublicChannel'>,
  member: RightsHolder & Pick<MemberRow, 'allowViewMessage'>,
): boolean => live.allowPublicChannel || mayModerate(member) || member.allowViewMessage;

/** The facts that keep a member out of the room until they are cleared. */
export type Exclusion = Pick<MemberRow, 'removedAt' | 'trialEndedAt' | 'accessEndedAt'>;

/** Returns whether a member may be in the room: not removed, no ended trial, no ended right. */
export const isLetIn = ({ removedAt, trialEndedAt, accessEndedAt }: Exclusion): boolean =>
  removedAt === null && trialEndedAt === null && accessEndedAt === null;

const NOTHING: MediaRights = { send: [], receive: false };

/**
 * Returns a member's media rights. Staff never speak (LROL-39), audience members only when allowed
 * (LROL-32), and muted members send no audio. The audience sees and hears the stage from the start,
 * not during preparation (LROL-02, LROL-07). It never gets the video of hidden members (LMEM-50).
 */
export function mediaOf(
  state: LiveState,
  member: Pick<MemberRow, 'role' | 'mute' | 'hide'> & Exclusion,
): MediaRights {
  const { role, mute, hide: isHidden } = member;
  if (!isLetIn(member) || hasEndedFor(state, role)) return NOTHING;
  if (role === 'staff') return { send: [], receive: true };
  if (role === 'audience') {
    const receive = state === 'streaming';
    return { send: mute ? [] : ['audio'], receive, isHidden, seesHidden: false };
  }
  return { send: mute ? ['video'] : ['audio', 'video'], receive: true, isHidden };
}

/** @throws AppError `liveRoleRefused` */
export function requireRight(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('liveRoleRefused');
}
