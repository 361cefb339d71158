import { live } from '../messages/zh-CN/live.ts';
import { liveEntry } from '../messages/zh-CN/liveEntry.ts';
import { liveHelp } from '../messages/zh-CN/liveHelp.ts';
import { liveTalk } from '../messages/zh-CN/liveTalk.ts';
import { liveMedia } from '../messages/zh-CN/liveMedia.ts';
import { livePhone } from '../messages/zh-CN/livePhone.ts';
import type { Translated } from '../createTranslate.ts';
import type { liveTexts as source } from './liveEnglish.ts';

/** The same in Simplified Chinese. */
export const liveTexts: Translated<typeof source> = {
  live,
  liveEntry,
  liveHelp,
  liveMedia,
  livePhone,
  liveTalk,
};
