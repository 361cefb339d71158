import { hasEndedFor, isSuperRole } from '@rostra/contract/live';
import type { LiveState } from '@rostra/contract/live';
import type { MediaRights } from '#providers/live/LiveProvider.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { LiveRow, MemberRow } from './tables.ts';

type Standing = Pick<MemberRow, 'role' | 'superModerator' | 'coHost'>;

/** Host, who holds his controls by decision LROL-40, and staff with every control. */
export const hasHostControls = ({ role, superModerator, coHost }: Standing): boolean =>
  role === 'broadcaster' || coHost || (role === 'staff' && superModerator);

/** Who ends the live and hands the host's role over: never a co-host (LROL-40). */
export const mayEnd = ({ role, superModerator }: Standing): boolean =>
  role === 'broadcaster' || (role === 'staff' && superModerator);

/** Who keeps order: mutes, hides, renames, takes messages out (LROL-34, LROL-38). */
export const mayModerate = (member: Standing): boolean =>
  isSuperRole(member.role) || hasHostControls(member);

/** Who sees full names and payments (LMEM-26, LMEM-64). */
export const seesPersons = ({ role }: Pick<MemberRow, 'role'>): boolean => isSuperRole(role);

/** Whom everyone knows by name: host, experts, and listeners who may speak. */
export const isOnStage = ({ role, mute }: Pick<MemberRow, 'role' | 'mute'>): boolean =>
  role === 'broadcaster' || role === 'expert' || (role === 'audience' && !mute);

/** Who reads the list of attendees (LROL-29). */
export const seesList = (member: Standing & Pick<MemberRow, 'allowViewList'>): boolean =>
  mayModerate(member) || member.allowViewList;

/** Who is told how many there are (LROL-22). */
export const seesCount = (member: Standing & Pick<MemberRow, 'allowViewCount'>): boolean =>
  mayModerate(member) || member.allowViewCount;

/** Who mutes others (LROL-23). */
export const mutesOthers = (member: Standing & Pick<MemberRow, 'allowManageMute'>): boolean =>
  mayModerate(member) || member.allowManageMute;

/** Who reads and writes the public chat (LCHT-17, LROL-37). */
export const sharesChat = (
  live: Pick<LiveRow, 'allowPublicChannel'>,
  member: Standing & Pick<MemberRow, 'allowViewMessage'>,
): boolean => live.allowPublicChannel || mayModerate(member) || member.allowViewMessage;

/** What keeps a member out of the room until it is taken back. */
export type Exclusion = Pick<MemberRow, 'removedAt' | 'trialEndedAt' | 'accessEndedAt'>;

/** Neither removed, nor at the end of a trial, nor without a right to be there. */
export const isLetIn = ({ removedAt, trialEndedAt, accessEndedAt }: Exclusion): boolean =>
  removedAt === null && trialEndedAt === null && accessEndedAt === null;

const NOTHING: MediaRights = { send: [], receive: false };

/**
 * What the media server lets through of a member: staff never speak (LROL-39), listeners only when
 * they may (LROL-32), and nobody's sound while he is muted. Listeners hear and see the stage from the
 * start of the meeting on, and not while it is being prepared (LROL-02, LROL-07); the pictures of the
 * hidden they are never sent (LMEM-50).
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
