const PREFIX = 'check-';

/** Returns the channel of one media check. */
export const checkChannel = (id: string): string => `${PREFIX}${id}`;

/** Returns whether a channel belongs to a media check instead of a live session. */
export const isCheckChannel = (channel: string): boolean => channel.startsWith(PREFIX);
