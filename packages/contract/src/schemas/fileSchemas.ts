import { z } from 'zod';

import { VIDEO_MAX_BYTES } from '../constants.ts';
import { UPLOAD_KINDS } from '../enums.ts';
import { fileName, instant, query } from './fields.ts';

export const fileSchemas = {
  postUploadToken: {
    body: z.strictObject({
      kind: z.enum(UPLOAD_KINDS),
      name: fileName,
      size: z
        .number()
        .int()
        .positive()
        .max(VIDEO_MAX_BYTES * 10),
      content_type: z.string().min(3).max(100),
    }),
    data: z.object({
      token: z.string(),
      /** Path to which the bytes are sent by PUT, same origin. */
      upload_url: z.string(),
      /** The reference to the file in other calls. */
      file_url: z.string(),
      max_bytes: z.number().int(),
      expires_at: instant,
    }),
  },
  getDownloadUrl: {
    query: query({
      file_url: z.string().min(1).max(300).describe('The `file_url` of the file.'),
    }),
    data: z.object({ download_url: z.string(), expires_at: instant }),
  },
};
