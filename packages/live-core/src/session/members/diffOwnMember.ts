import type { Attendee } from '@rostra/contract/live';
import type { NoticeCode } from '../room/Notices.ts';

/** The notice that each notice replaces. */
const OPPOSITES: Partial<Record<NoticeCode, NoticeCode>> = {
  'may-speak': 'muted-by-host',
  'muted-by-host': 'may-speak',
  hidden: 'displayed',
  displayed: 'hidden',
};

/**
 * Notices about the member's own role; a withdrawn host role is not among them, as it stays until confirmed.
 */
const PLACES: readonly NoticeCode[] = ['made-host', 'host-given', 'made-expert', 'made-audience'];

/** Notices to show a member after a change to themselves, and notices that no longer apply. */
export interface OwnMemberChange {
  readonly notices: readonly NoticeCode[];
  readonly over: readonly NoticeCode[];
}

const isOnStage = ({ role }: Attendee): boolean => role === 'broadcaster' || role === 'expert';

function ofRole(before: Attendee, next: Attendee, isOwnAct: boolean): NoticeCode | undefined {
  if (before.role === next.role) return undefined;
  if (next.role === 'broadcaster') return 'made-host';
  if (before.role === 'broadcaster') return isOwnAct ? 'host-given' : 'host-withdrawn';
  if (before.role === 'audience' && isOnStage(next)) return 'made-expert';
  return isOnStage(before) && next.role === 'audience' ? 'made-audience' : undefined;
}

function ofSound(before: Attendee, next: Attendee): NoticeCode | undefined {
  if (before.mute === next.mute) return undefined;
  return next.mute ? 'muted-by-host' : 'may-speak';
}

function ofVideo(before: Attendee, next: Attendee): NoticeCode | undefined {
  if (before.hide === next.hide) return undefined;
  return next.hide ? 'hidden' : 'displayed';
}

/** A hand lowered by the right to speak needs no notice. */
const ofHand = (before: Attendee, next: Attendee): NoticeCode | undefined =>
  before.hands_up !== null && next.hands_up === null && next.mute ? 'hand-lowered' : undefined;

/**
 * Returns the notices for a change to the current member.
 *
 * @param isOwnAct the member requested the change, so only a new role is notified
 */
export function diffOwnMember(
  before: Attendee,
  next: Attendee,
  isOwnAct: boolean,
): OwnMemberChange {
  const place = ofRole(before, next, isOwnAct);
  const acts =
    place === undefined && !isOwnAct ? [ofSound(before, next), ofHand(before, next)] : [];
  const messages = [place, ...acts, ofVideo(before, next)].filter((code) => code !== undefined);
  const over: (NoticeCode | undefined)[] = [
    next.mute ? 'may-speak' : 'muted-by-host',
    next.hands_up === null ? undefined : 'hand-lowered',
    next.role === 'broadcaster' ? 'host-withdrawn' : 'made-host',
    // A new role replaces the notice of the previous one.
    ...(place === undefined ? [] : PLACES),
    ...messages.map((code) => OPPOSITES[code]),
  ];
  return { notices: messages, over: over.filter((code) => code !== undefined) };
}
