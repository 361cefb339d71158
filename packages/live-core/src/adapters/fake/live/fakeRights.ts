import { isSuperRole } from '@rostra/contract/live';
import type { FakeMember } from './FakeMember.ts';

/** Host, co-host, and staff with every control (LROL-40). */
export const hasHostControls = ({ role, co_host, super_moderator }: FakeMember): boolean =>
  role === 'broadcaster' || co_host || (role === 'staff' && super_moderator);

/** Ends the live: never the co-host. */
export const mayEnd = ({ role, super_moderator }: FakeMember): boolean =>
  role === 'broadcaster' || (role === 'staff' && super_moderator);

export const mayModerate = (member: FakeMember): boolean =>
  isSuperRole(member.role) || hasHostControls(member);

export const seesList = (member: FakeMember): boolean =>
  mayModerate(member) || member.allow_view_list;

export const sendsPicture = ({ role }: FakeMember): boolean =>
  role === 'broadcaster' || role === 'expert';

/** Who may send at least sound. */
export const isHeard = (member: FakeMember): boolean =>
  sendsPicture(member) || (member.role === 'audience' && !member.mute);
