import { isSuperRole } from '@rostra/contract/live';
import type { FakeMember } from './FakeMember.ts';

/** Whether a member is host, co-host or staff with full controls (LROL-40). */
export const hasHostControls = ({ role, co_host, super_moderator }: FakeMember): boolean =>
  role === 'broadcaster' || co_host || (role === 'staff' && super_moderator);

/** Whether a member may end the live session; never a co-host. */
export const mayEnd = ({ role, super_moderator }: FakeMember): boolean =>
  role === 'broadcaster' || (role === 'staff' && super_moderator);

export const mayModerate = (member: FakeMember): boolean =>
  isSuperRole(member.role) || hasHostControls(member);

export const seesList = (member: FakeMember): boolean =>
  mayModerate(member) || member.allow_view_list;

export const sendsVideo = ({ role }: FakeMember): boolean =>
  role === 'broadcaster' || role === 'expert';

/** Whether a member may send at least audio. */
export const isHeard = (member: FakeMember): boolean =>
  sendsVideo(member) || (member.role === 'audience' && !member.mute);
