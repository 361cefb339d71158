import type { Attendee } from '@rostra/contract/live';
import type { NoticeCode } from './Notices.ts';

/** What each news takes back when it comes. */
const OPPOSITES: Partial<Record<NoticeCode, NoticeCode>> = {
  'may-speak': 'muted-by-host',
  'muted-by-host': 'may-speak',
  hidden: 'displayed',
  displayed: 'hidden',
};

/** Told of the place that one has; the host's role withdrawn is confirmed, and stands until it is. */
const PLACES: readonly NoticeCode[] = ['made-host', 'host-given', 'made-expert', 'made-audience'];

/** What a member is told of a change to himself, and what does not hold any more. */
export interface NewsOfMe {
  readonly told: readonly NoticeCode[];
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

function ofPicture(before: Attendee, next: Attendee): NoticeCode | undefined {
  if (before.hide === next.hide) return undefined;
  return next.hide ? 'hidden' : 'displayed';
}

/** A hand that is down because its owner may speak is no news. */
const ofHand = (before: Attendee, next: Attendee): NoticeCode | undefined =>
  before.hands_up !== null && next.hands_up === null && next.mute ? 'hand-lowered' : undefined;

/**
 * @param isOwnAct he has asked for it himself: only his new place is told
 */
export function newsOfMe(before: Attendee, next: Attendee, isOwnAct: boolean): NewsOfMe {
  const place = ofRole(before, next, isOwnAct);
  const acts =
    place === undefined && !isOwnAct ? [ofSound(before, next), ofHand(before, next)] : [];
  const told = [place, ...acts, ofPicture(before, next)].filter((code) => code !== undefined);
  const over: (NoticeCode | undefined)[] = [
    next.mute ? 'may-speak' : 'muted-by-host',
    next.hands_up === null ? undefined : 'hand-lowered',
    next.role === 'broadcaster' ? 'host-withdrawn' : 'made-host',
    // A new place takes the one before it back.
    ...(place === undefined ? [] : PLACES),
    ...told.map((code) => OPPOSITES[code]),
  ];
  return { told, over: over.filter((code) => code !== undefined) };
}
