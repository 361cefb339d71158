import type { Viewpoint } from '@rostra/contract';
import type { UserCardData } from '@rostra/ui/UserCard';

/** Maps a member of the community to their card, by the identity they selected. */
export const userCardOf = (row: Viewpoint['author']): UserCardData => ({
  id: row.id,
  href: `/user/${row.id}`,
  name: row.name,
  avatarUrl: row.avatar_url,
  position: row.position,
  company: row.company_name,
  tier: row.tier,
  role: row.role,
  hasVip: row.has_vip,
});
