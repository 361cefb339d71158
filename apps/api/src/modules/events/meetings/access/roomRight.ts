import type { AccessBasis } from './decideAccess.ts';

/** A right in a meeting's room, independent of role and permissions. */
export type RoomRight =
  /** Be present: tokens, audio, video, lists, the background. */
  | 'attend'
  /** Read and write messages, conversations, questions and reactions, as the meeting allows. */
  | 'chat'
  | 'captions'
  /** The document presented now. */
  | 'shownDocument'
  /** The list of documents, and their files. */
  | 'documents'
  /** Addresses, passwords and passcodes of the meeting (EVT-72). */
  | 'details'
  /** The passcode and the phone numbers. */
  | 'phone'
  /** The recording, its transcript and its playback. */
  | 'recording';

/** The rights of a free trial (decisions, "Rights that end"). */
export const TRIAL_RIGHTS: Readonly<Record<RoomRight, boolean>> = {
  attend: true,
  chat: true,
  captions: true,
  shownDocument: true,
  documents: false,
  details: false,
  phone: false,
  recording: false,
};

/**
 * Returns whether a person's access includes a right. Access that lasts to the end of the meeting
 * (trials, rights that ran out while the person was in the room) leaves nothing to read or watch
 * afterwards.
 */
export function includesRight(
  { basis, isOver }: { readonly basis: AccessBasis; readonly isOver: boolean },
  right: RoomRight,
): boolean {
  if (basis === 'eventRole' || basis === 'registration') return true;
  if (isOver) return right === 'attend';
  return basis === 'joined' || TRIAL_RIGHTS[right];
}
