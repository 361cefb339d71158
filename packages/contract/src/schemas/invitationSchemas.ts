import { z } from 'zod';

import { REWARD_STATES } from '../enums.ts';
import { coins, idValue, instant } from './fields.ts';

/**
 * A user's invitation: their code and the people who signed up with it (platform §3, INV-01 to
 * INV-09).
 */
export const invitation = z.object({
  /** Unique to the user. */
  code: z.string().regex(/^[A-Z\d]{6}$/),
  /** Coins that each of the two receives. */
  points: coins,
  /** Total number of people who joined. */
  invited: z.number().int().nonnegative(),
  /** Total coins received. */
  gained: coins,
  /** Newest first. */
  records: z.array(
    z.object({
      id: idValue,
      /** The part of it that the inviter may see. */
      name: z.string(),
      joined_at: instant,
      state: z.enum(REWARD_STATES),
    }),
  ),
});
