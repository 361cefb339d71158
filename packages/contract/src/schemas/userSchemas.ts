import { z } from 'zod';

import { idValue } from './fields.ts';

/** A user under the identity chosen for the community (COM-03 to COM-05). */
export const userCard = z.object({
  id: idValue,
  /** Real name or nickname, as the user chose. */
  name: z.string(),
  avatar_url: z.string().nullable(),
  position: z.string().nullable(),
  /** Null if the user chose to hide it. */
  company_name: z.string().nullable(),
  /** Tier 3, Tier 2, Tier 1, Silver, Gold (platform §9); null: none yet. */
  tier: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
  /** The role granted by the platform (CERT-32, CERT-33). */
  role: z.enum(['expert', 'analyst']).nullable(),
  has_vip: z.boolean(),
});

/** A personal homepage (PROF-25). */
export const userHomepage = userCard.extend({
  introduction: z.string().nullable(),
  /** Of tournaments; descriptions in the reader's language. */
  badges: z.array(
    z.object({
      id: idValue,
      description: z.string(),
      tournament: z.object({ id: idValue, badge_image_url: z.string() }),
    }),
  ),
  /** Number of published ones. */
  viewpoints: z.number().int().nonnegative(),
  followers: z.number().int().nonnegative(),
  /** Null for visitors. */
  is_following: z.boolean().nullable(),
});
