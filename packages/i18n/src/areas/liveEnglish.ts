import { live } from '../messages/en/live.ts';
import { liveEntry } from '../messages/en/liveEntry.ts';
import { liveHelp } from '../messages/en/liveHelp.ts';
import { liveTalk } from '../messages/en/liveTalk.ts';
import { liveMedia } from '../messages/en/liveMedia.ts';
import { livePhone } from '../messages/en/livePhone.ts';

/** Texts of the live room, loaded with it. */
export const liveTexts = { live, liveEntry, liveHelp, liveMedia, livePhone, liveTalk } as const;
