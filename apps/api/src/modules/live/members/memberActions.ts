import { ROLE_TRANSITIONS } from '@rostra/contract/live';
import type { LiveRole, MemberAction, RoleChange } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { LiveMember } from './LiveMember.ts';
import { hasHostControls, mayModerate, mutesOthers } from './rights.ts';
import type { MemberRow } from '../tables.ts';

/** The columns that a change may write. */
export type MemberChange = Partial<
  Pick<
    MemberRow,
    | 'role'
    | 'coHost'
    | 'mute'
    | 'hide'
    | 'allowViewList'
    | 'allowViewMessage'
    | 'allowViewCount'
    | 'allowManageMute'
    | 'handsUpAt'
    | 'givenName'
    | 'volume'
    | 'roleBefore'
  >
>;

/** An action with its actor, target and time. */
export interface MemberAct {
  readonly me: LiveMember;
  readonly target: LiveMember;
  readonly name: string | undefined;
  /** Percent. */
  readonly volume: number | undefined;
  readonly now: Date;
  /** Whether the target is in the room, even if their connection is cut for the moment. */
  readonly isHere: boolean;
}

/**
 * A rule for an action on one member: the permission, and the change. Transfers of the host role
 * are separate.
 */
interface Rule {
  readonly may: (act: MemberAct) => boolean;
  readonly change: (act: MemberAct) => MemberChange;
}

const isSelf = ({ me, target }: MemberAct): boolean => me.id === target.id;
const isOther = (act: MemberAct): boolean => !isSelf(act);
const speaks = ({ role }: LiveMember): boolean => role === 'broadcaster' || role === 'expert';

/**
 * Returns whether an actor may act on the target; only staff with full control may act on the host.
 */
export const isUnder = ({ me, target }: Pick<MemberAct, 'me' | 'target'>): boolean =>
  target.role !== 'broadcaster' || (me.superModerator && me.role === 'staff');

const asModerator = ({ me }: MemberAct): boolean => mayModerate(me);
const asHost = ({ me }: MemberAct): boolean => hasHostControls(me);

/**
 * Members may mute themselves, and unmute themselves if their role speaks; muting others takes a
 * permission.
 */
const mayMute = (act: MemberAct): boolean =>
  act.target.role !== 'staff' && (isSelf(act) || (mutesOthers(act.me) && isUnder(act)));
const mayUnmute = (act: MemberAct): boolean =>
  act.target.role !== 'staff' &&
  ((isSelf(act) && speaks(act.target)) || (mutesOthers(act.me) && isOther(act) && isUnder(act)));

const grant = (change: MemberChange): Rule => ({ may: asHost, change: () => change });

/** The change on becoming audience: muted, hand lowered, no permissions (LROL-45, LROL-46). */
export const AS_AUDIENCE: MemberChange = {
  mute: true,
  handsUpAt: null,
  coHost: false,
  roleBefore: null,
  allowViewList: false,
  allowViewMessage: false,
  allowViewCount: false,
  allowManageMute: false,
};

/** @throws AppError `liveTransitionIllegal` if the role can't change this way */
export function roleAfter(role: LiveRole, change: RoleChange): LiveRole {
  const next = ROLE_TRANSITIONS[role][change];
  if (next === undefined) throw new AppError('liveTransitionIllegal');
  return next;
}

/** @throws AppError `liveHandRefused` for members already allowed to speak (LMEM-67) */
function raised({ target, now }: MemberAct): MemberChange {
  if (target.role !== 'audience' || !target.mute) throw new AppError('liveHandRefused');
  return { handsUpAt: target.handsUpAt ?? now };
}

/**
 * Brings a present member on stage. An absent one would hold one of the twelve seats unseen, and
 * return with an open microphone.
 *
 * @throws AppError `liveTransitionIllegal`, `liveMemberOffline`
 */
function broughtOnStage({ target, isHere }: MemberAct): MemberChange {
  const role = roleAfter(target.role, 'toExpert');
  if (!isHere) throw new AppError('liveMemberOffline');
  return { role, mute: false, handsUpAt: null };
}

/** @throws AppError `liveNameEmpty` (LMEM-66) */
function renamed({ name }: MemberAct): MemberChange {
  if (name === undefined || name === '') throw new AppError('liveNameEmpty');
  return { givenName: name };
}

/** The schema requires a volume with this action. @throws AppError `invalidInput` */
function madeLouder({ volume }: MemberAct): MemberChange {
  if (volume === undefined) throw new AppError('invalidInput');
  return { volume };
}

const notHost = ({ target }: MemberAct): boolean => target.role !== 'broadcaster';

/** The actions of live §7 that change one member, with the decision LMEM-61. */
export const MEMBER_RULES: Readonly<Partial<Record<MemberAction, Rule>>> = {
  rename: { may: asModerator, change: renamed },
  to_expert: {
    may: (act) => asHost(act) && notHost(act),
    change: broughtOnStage,
  },
  to_audience: {
    may: (act) => notHost(act) && (asHost(act) || isSelf(act)),
    change: ({ target }) => ({ ...AS_AUDIENCE, role: roleAfter(target.role, 'toAudience') }),
  },
  hide_attendee: { may: (act) => asModerator(act) && isUnder(act), change: () => ({ hide: true }) },
  display_attendee: { may: asModerator, change: () => ({ hide: false }) },
  view_attendee: grant({ allowViewList: true }),
  unview_attendee: grant({ allowViewList: false }),
  view_message: grant({ allowViewMessage: true }),
  unview_message: grant({ allowViewMessage: false }),
  view_member_count: grant({ allowViewCount: true }),
  unview_member_count: grant({ allowViewCount: false }),
  manage_mute: grant({ allowManageMute: true }),
  unmanage_mute: grant({ allowManageMute: false }),
  mute: { may: mayMute, change: () => ({ mute: true }) },
  unmute: { may: mayUnmute, change: () => ({ mute: false, handsUpAt: null }) },
  set_volume: { may: (act) => asModerator(act) && isUnder(act), change: madeLouder },
  hands_up: { may: isSelf, change: raised },
  hands_down: {
    may: (act) => isSelf(act) || asModerator(act),
    change: () => ({ handsUpAt: null }),
  },
};
