import type { Uid } from './messaging.ts';

/** The numbers of one kind of sender or listener on a media channel, both ends included. */
export interface UidRange {
  readonly first: Uid;
  readonly last: Uid;
}

/**
 * All numbers on media channels by kind: disjoint, so that two kinds never draw the same number in
 * one channel, and within Agora's 32 bits. A new kind gets a range here.
 */
export const UID_RANGES = {
  /** Users and guests of a live session: the id of their member row (live §3, LCON-06). */
  members: { first: 1, last: 999_999_999 },
  /** A member's shared screen: their number plus this start (live §3 `shareScreenId`, LCON-49). */
  screens: { first: 1_000_000_000, last: 1_999_999_999 },
  /** A phone: the id of its call plus this start (live §3, LDIA-20 to LDIA-30). */
  phones: { first: 2_000_000_000, last: 2_999_999_999 },
  /** The two ends of a media check, in pairs (platform §2 `/troubleshooting`, FND-31). */
  checks: { first: 3_000_000_000, last: 3_999_999_999 },
  /** Listeners of the embedded provider that serve staff (live §7, LDIA-09). */
  monitors: { first: 4_000_000_000, last: 4_099_999_999 },
  /** A vendor's recorder in a channel (live §9 "recording"). */
  recorders: { first: 4_200_000_000, last: 4_200_000_000 },
} as const satisfies Readonly<Record<string, UidRange>>;

/** A kind of number on a media channel. */
export type UidKind = keyof typeof UID_RANGES;

/** Returns whether a number is of a kind. */
export const isUidOf = (kind: UidKind, uid: Uid): boolean =>
  uid >= UID_RANGES[kind].first && uid <= UID_RANGES[kind].last;

/**
 * Returns the number under which a member's screen is sent: never a member's own, and within
 * Agora's 32 bits.
 */
export const screenUidOf = (member: Uid): Uid => member + UID_RANGES.screens.first;

/** Returns the number under which a call is heard, from the call's id. */
export const phoneUidOf = (call: number): Uid => call + UID_RANGES.phones.first;

const sizeOf = ({ first, last }: UidRange): number => last - first + 1;

/** Number of pairs of numbers for media checks. */
export const CHECK_PAIRS = sizeOf(UID_RANGES.checks) / 2;

/** Returns the numbers of the two ends of a check, from its number below {@link CHECK_PAIRS}. */
export const checkUidsOf = (number: number): readonly [Uid, Uid] => {
  const sender = UID_RANGES.checks.first + 2 * number;
  return [sender, sender + 1];
};

/** Returns the number of a monitor by its count; after the last one it begins again. */
export const monitorUidOf = (count: number): Uid =>
  UID_RANGES.monitors.first + (count % sizeOf(UID_RANGES.monitors));
