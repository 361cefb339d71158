import { canControl } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';

/** Raised hands that wait for the reader's answer; none for who brings nobody on stage (LMEM-68). */
export const handsWaiting = (state: RoomState): number =>
  canControl(state) ? state.hands.length : 0;
