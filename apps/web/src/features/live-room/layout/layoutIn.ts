import type { LiveLayout } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';

/** How the host has laid the stage out; as a grid where nothing was chosen. */
export const layoutIn = ({ channel }: RoomState): LiveLayout => channel.layout ?? 'grid';
