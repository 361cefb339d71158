import type { LiveLayout } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';

/** Returns the host's layout of the stage; a grid if none was selected. */
export const layoutIn = ({ channel }: RoomState): LiveLayout => channel.layout ?? 'grid';
