import type { CaptionLine } from '@rostra/contract/live';
import type { liveCaptions } from './tables.ts';

/** Maps a row to the line that everyone reads. */
export const captionLineOf = ({
  id,
  uid,
  speaker,
  body,
  lang,
  second,
}: typeof liveCaptions.$inferSelect): CaptionLine => ({
  id: String(id),
  uid,
  speaker,
  text: body,
  is_final: true,
  lang,
  second,
});
