import { z } from 'zod';

import { REWARD_STATES } from '../enums.ts';
import { coins, idValue, instant } from './fields.ts';

/** A user's invitation: the own code and who came by it (platform §3, INV-01 to INV-09). */
export const invitation = z.object({
  /** Unique to the user. */
  code: z.string().regex(/^[A-Z\d]{6}$/),
  /** Coins that each of the two gets. */
  points: coins,
  /** People who joined, in all. */
  invited: z.number().int().nonnegative(),
  /** Coins received, in all. */
  gained: coins,
  /** Newest first. */
  records: z.array(
    z.object({
      id: idValue,
      /** As much of it as the inviter may see. */
      name: z.string(),
      joined_at: instant,
      state: z.enum(REWARD_STATES),
    }),
  ),
});
