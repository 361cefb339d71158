/** Roles in the room (live §6); `broadcaster` is the host. */
export const LIVE_ROLES = ['broadcaster', 'expert', 'audience', 'staff'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

/** Changes of role as live §4 names them. */
export const ROLE_CHANGES = [
  'toExpert',
  'toAudience',
  'toBroadcaster',
  'recallBroadcaster',
] as const;
export type RoleChange = (typeof ROLE_CHANGES)[number];

/**
 * Which change leads to which role. Staff take the host's place but are never demoted (LROL-50);
 * a recalled host was made an expert when the role was transferred, or audience since.
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
