import type { UserHomepage } from '@rostra/contract';
import type { UserCardData } from '@rostra/ui/UserCard';
import { userCardOf } from './userCardOf.ts';

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
