import { live } from '../messages/en/live.ts';

/** Texts of the live room, which come with it. */
export const liveTexts = { live } as const;
