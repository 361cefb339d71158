import { live } from '../messages/en/live.ts';
import { liveEntry } from '../messages/en/liveEntry.ts';
import { liveMedia } from '../messages/en/liveMedia.ts';

/** Texts of the live room, which come with it. */
export const liveTexts = { live, liveEntry, liveMedia } as const;
