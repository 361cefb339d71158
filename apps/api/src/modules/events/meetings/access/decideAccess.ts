import type { MemberRow } from '#modules/live/tables.ts';
import type { EntitlementSource } from '#modules/products/index.ts';
import type { RegistrationRow } from '../../registrations/tables.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { isRegistered } from '../isRegistered.ts';
import { needsToPay } from '../meetingAccess.ts';
import type { MeetingRow } from '../tables.ts';

/**
 * The basis on which a person may attend. `joined`: the right expired after the person had joined,
 * and lasts to the end of the meeting.
 */
export type AccessBasis = 'eventRole' | 'registration' | 'joined' | 'trial';

/** The reason why a person may not attend, as the name of its error. */
export type AccessRefusal =
  | 'liveRemoved'
  | 'liveTrialOver'
  | 'meetingCanceled'
  | 'liveNotVisible'
  | 'liveNotFound'
  | 'notRegistered'
  | 'liveNotPaid';

/** A person’s access to a meeting now. */
export type AccessDecision = { readonly basis: AccessBasis } | { readonly refusal: AccessRefusal };

/** The facts that decide whether one person may attend one meeting. */
export interface AccessFacts {
  readonly meeting: MeetingRow;
  /** Of the meeting, or of its event. */
  readonly canceledAt: Date | null;
  readonly viewer: Viewer;
  /** True if the event seats the person as host, speaker or staff. */
  readonly hasEventRole: boolean;
  /** Whether the event is published and meant for the person. */
  readonly isVisible: boolean;
  readonly registration: RegistrationRow | undefined;
  readonly bought: EntitlementSource | null;
  /** Undefined if the person never joined. */
  readonly member:
    Pick<MemberRow, 'removedAt' | 'trialEndedAt' | 'isTrial' | 'role' | 'entitledAt'> | undefined;
  /** The person as of joining, without rights revoked since; undefined before joining. */
  readonly viewerThen: Viewer | undefined;
  readonly now: Date;
}

/**
 * Decides whether a person may attend a meeting now. Every way into a room, everything that runs in it,
 * and everything that only listeners may know uses this decision (decisions, "Rights that end").
 */
export function decideAccess(facts: AccessFacts): AccessDecision {
  const { member } = facts;
  if (member !== undefined && member.removedAt !== null) return { refusal: 'liveRemoved' };
  if (facts.canceledAt !== null) return { refusal: 'meetingCanceled' };
  if (facts.hasEventRole) return { basis: 'eventRole' };
  return decideListener(facts);
}

function decideListener(facts: AccessFacts): AccessDecision {
  const { meeting, viewer, member, registration } = facts;
  if (!facts.isVisible) {
    // Strangers must not learn about events they may not see.
    return { refusal: isRegistered({ registration }) ? 'liveNotVisible' : 'liveNotFound' };
  }
  if ((member?.trialEndedAt ?? null) !== null) return { refusal: 'liveTrialOver' };
  if (member?.isTrial === true) return { basis: 'trial' };
  if (!isRegistered({ registration })) return { refusal: 'notRegistered' };
  if (meeting.certifiedOnly && !viewer.certified) return { refusal: 'notRegistered' };
  if (!needsToPay(meeting, viewer, facts.bought, facts.now)) return { basis: 'registration' };
  return hadPaidWhenJoining(facts) ? { basis: 'joined' } : { refusal: 'liveNotPaid' };
}

function hadPaidWhenJoining({ meeting, viewerThen, bought, member }: AccessFacts): boolean {
  const joinedAt = member?.entitledAt ?? null;
  if (joinedAt === null || viewerThen === undefined) return false;
  return !needsToPay(meeting, viewerThen, bought, joinedAt);
}

/** Returns whether the host removed the reader: the meeting has no next step for them. */
export const wasRemoved = ({ access }: { readonly access: AccessDecision }): boolean =>
  'refusal' in access && access.refusal === 'liveRemoved';
