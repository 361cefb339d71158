import { z } from 'zod';

import { CONVERTER_REGIONS, CONVERTER_STATES, CONVERTER_TYPES } from '../live/index.ts';
import { idParams, link } from './fields.ts';

const URL_MAX = 2048;

const converter = z.object({ state: z.enum(CONVERTER_STATES) });

/** Schemas of the calls of the converter. */
export const converterSchemas = {
  postRtmp: {
    params: idParams,
    body: z.strictObject({
      region: z.enum(CONVERTER_REGIONS),
      type: z.enum(CONVERTER_TYPES),
      url: link(/^rtmps?$/, URL_MAX),
    }),
    data: z.object({ converter }),
  },
  deleteRtmp: { params: idParams, data: z.object({ converter: converter.nullable() }) },
};
