/** Roles in the room (live §6); `broadcaster` is the host. */
export const LIVE_ROLES = ['broadcaster', 'expert', 'audience', 'staff'] as const;
/** Role of a member in the room. */
export type LiveRole = (typeof LIVE_ROLES)[number];

/** Changes of role, by their names in live §4. */
export const ROLE_CHANGES = [
  'toExpert',
  'toAudience',
  'toBroadcaster',
  'recallBroadcaster',
] as const;
/** Change of a role, by its name in live §4. */
export type RoleChange = (typeof ROLE_CHANGES)[number];

/**
 * The role each change leads to. Staff can become host but are never demoted (LROL-50). A recalled
 * host became an expert when the role was transferred, or audience since then.
 */
export const ROLE_TRANSITIONS: Readonly<
  Record<LiveRole, Readonly<Partial<Record<RoleChange, LiveRole>>>>
> = {
  broadcaster: { toExpert: 'expert', toAudience: 'audience' },
  expert: {
    toAudience: 'audience',
    toBroadcaster: 'broadcaster',
    recallBroadcaster: 'broadcaster',
  },
  audience: {
    toExpert: 'expert',
    toBroadcaster: 'broadcaster',
    recallBroadcaster: 'broadcaster',
  },
  staff: { toBroadcaster: 'broadcaster' },
};

/** Host and staff: they see payment fields and full names, and moderate (live §6). */
export const isSuperRole = (role: LiveRole): boolean => role === 'broadcaster' || role === 'staff';
