import { z } from 'zod';

import { REACTIONS } from '../live/index.ts';
import { idParams } from './fields.ts';

const reaction = z.enum(REACTIONS);

/** Schemas of the calls of members' reactions. */
export const reactionSchemas = {
  postReaction: {
    params: idParams,
    body: z.strictObject({ reaction }),
    data: z.object({ reaction }),
  },
};
