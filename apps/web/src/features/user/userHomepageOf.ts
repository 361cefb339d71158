import type { UserHomepage, Viewpoint } from '@rostra/contract';
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

/** Maps a user to the head of their personal homepage (PROF-25). */
export const userHomepageOf = (row: UserHomepage): UserCardData => ({
  ...userCardOf(row),
  introduction: row.introduction,
  badges: row.badges.map(({ id, description, tournament }) => ({
    id,
    description,
    imageUrl: tournament.badge_image_url,
  })),
  counts: { viewpoints: row.viewpoints, followers: row.followers },
});
