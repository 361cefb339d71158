import { z } from 'zod';

import { FAVORITE_FOLDER_NAME_MAX } from '../constants.ts';
import { SEARCH_KINDS } from '../enums.ts';
import { idValue, instant } from './fields.ts';

/** A folder of favorites (platform §3, SOC-10, SOC-11). */
export const favoriteFolder = z.object({
  id: idValue,
  name: z.string().min(1).max(FAVORITE_FOLDER_NAME_MAX),
  /** Number of favorites in it. */
  count: z.number().int().nonnegative(),
  /**
   * The default folder, of which there is exactly one: favorites of a deleted folder move to it.
   */
  is_default: z.boolean(),
});

/** Something kept in a folder (SOC-09). */
export const favorite = z.object({
  id: idValue,
  folder_id: idValue,
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  /** Path of the page that shows it. */
  path: z.string(),
  created_at: instant,
});
