import { z } from 'zod';

import { PREVIEW_FAILURES, PREVIEW_PAGES_MAX, TRANSFER_STATES } from '../live/index.ts';
import type { PreviewFile, ShownPreview } from '../live/index.ts';
import { fileName, id, idParams, idValue, query, text } from './fields.ts';

const URL_MAX = 2048;

const pages = z.number().int().nullable();

const previewFile = z.object({
  id: idValue,
  file_name: z.string(),
  url: z.string(),
  transfer_status: z.enum(TRANSFER_STATES),
  failure: z.enum(PREVIEW_FAILURES).nullable(),
  preview_info: z.object({ preview_url: z.string(), pages }).nullable(),
}) satisfies z.ZodType<PreviewFile, PreviewFile>;

const shownPreview = z.object({
  id: idValue,
  file_name: z.string(),
  preview_url: z.string(),
  page: z.number().int(),
  pages,
}) satisfies z.ZodType<ShownPreview, ShownPreview>;

const files = z.array(previewFile);
const shown = z.object({ shown: shownPreview.nullable() });
const ofLive = z.object({ live_id: id });
const ofFile = z.object({ live_id: id, id });

/** Schemas of the calls of a live session's documents. */
export const previewSchemas = {
  getPreviewFiles: { params: ofLive, query: query({}), data: files },
  postPreviewFile: {
    params: ofLive,
    /** `url` is a `file_url`. */
    body: z.object({ file_name: fileName, url: text(URL_MAX, 1) }),
    data: files,
  },
  deletePreviewFile: { params: ofFile, data: files },
  retryPreviewFile: { params: ofFile, data: files },
  getShownPreview: { params: idParams, query: query({}), data: shown },
  putShownPreview: {
    params: idParams,
    /** Null hides the document shown; a page beyond the last one becomes the last one. */
    body: z.object({
      file_id: idValue.nullable(),
      page: z.number().int().min(1).max(PREVIEW_PAGES_MAX).default(1),
    }),
    data: shown,
  },
};
