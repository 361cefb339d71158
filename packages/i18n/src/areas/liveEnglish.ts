import { live } from '../messages/en/live.ts';
import { liveEntry } from '../messages/en/liveEntry.ts';

/** Texts of the live room, which come with it. */
export const liveTexts = { live, liveEntry } as const;
