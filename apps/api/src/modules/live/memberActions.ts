import { ROLE_TRANSITIONS } from '@rostra/contract/live';
import type { LiveRole, MemberAction, RoleChange } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { LiveMember } from './LiveMember.ts';
import { hasHostControls, mayModerate, mutesOthers } from './rights.ts';
import type { MemberRow } from './tables.ts';

/** What a change writes. */
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

/** Who does it, to whom, when. */
export interface MemberAct {
  readonly me: LiveMember;
  readonly target: LiveMember;
  readonly name: string | undefined;
  /** Percent. */
  readonly volume: number | undefined;
  readonly now: Date;
  /** Whether the target is in the room, also while his line is cut for the moment. */
  readonly isHere: boolean;
}

/** An action on one member: who may, and what it writes. Handing the host's role over stands apart. */
interface Rule {
  readonly may: (act: MemberAct) => boolean;
  readonly change: (act: MemberAct) => MemberChange;
}

const isSelf = ({ me, target }: MemberAct): boolean => me.id === target.id;
const isOther = (act: MemberAct): boolean => !isSelf(act);
const speaks = ({ role }: LiveMember): boolean => role === 'broadcaster' || role === 'expert';

/** Nobody takes the floor from the host but staff with every control. */
export const isUnder = ({ me, target }: Pick<MemberAct, 'me' | 'target'>): boolean =>
  target.role !== 'broadcaster' || (me.superModerator && me.role === 'staff');

const asModerator = ({ me }: MemberAct): boolean => mayModerate(me);
const asHost = ({ me }: MemberAct): boolean => hasHostControls(me);

/** Own sound is everyone's to end, and to begin where it is his to begin; others' is the host's. */
const mayMute = (act: MemberAct): boolean =>
  act.target.role !== 'staff' && (isSelf(act) || (mutesOthers(act.me) && isUnder(act)));
const mayUnmute = (act: MemberAct): boolean =>
  act.target.role !== 'staff' &&
  ((isSelf(act) && speaks(act.target)) || (mutesOthers(act.me) && isOther(act) && isUnder(act)));

const grant = (change: MemberChange): Rule => ({ may: asHost, change: () => change });

/** On becoming audience: muted, hand down, no permission left (LROL-45, LROL-46). */
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

/** @throws AppError `liveTransitionIllegal` where the role cannot change so */
export function roleAfter(role: LiveRole, change: RoleChange): LiveRole {
  const next = ROLE_TRANSITIONS[role][change];
  if (next === undefined) throw new AppError('liveTransitionIllegal');
  return next;
}

/** @throws AppError `liveHandRefused` from who need not ask for the floor (LMEM-67) */
function raised({ target, now }: MemberAct): MemberChange {
  if (target.role !== 'audience' || !target.mute) throw new AppError('liveHandRefused');
  return { handsUpAt: target.handsUpAt ?? now };
}

/**
 * Who is away would hold one of the twelve places unseen, and come back with an open microphone.
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

/** The schema asks for a volume with it. @throws AppError `invalidInput` */
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
