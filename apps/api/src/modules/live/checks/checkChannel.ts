const PREFIX = 'check-';

/** The channel of one try of the media path. */
export const checkChannel = (id: string): string => `${PREFIX}${id}`;

/** Whether a channel is no live's. */
export const isCheckChannel = (channel: string): boolean => channel.startsWith(PREFIX);
