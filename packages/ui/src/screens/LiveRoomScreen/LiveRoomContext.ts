import { createContext, use } from 'react';
import type { LivePhase } from '../../live/RoomParts/roomTypes.ts';
import type { LiveText } from '../liveText.ts';

/** Facts of the room that its parts share. */
export interface LiveRoomContextValue {
  /** The room's texts in the reader's language. */
  readonly t: LiveText;
  readonly state: LivePhase;
  /** The meeting has not begun. */
  readonly isWaiting: boolean;
  /** The videos are shown, not the text in place of them. */
  readonly isStageShown: boolean;
  /** Only the stage is in full screen. */
  readonly isFullScreen: boolean;
  /** On a phone: the panel's sheet is open. */
  readonly hasSheet: boolean;
}

export const LiveRoomContext = createContext<LiveRoomContextValue | null>(null);

/** Returns the facts of the room around a part. */
export function useLiveRoom(): LiveRoomContextValue {
  const room = use(LiveRoomContext);
  if (!room) throw new Error('Not inside LiveRoomScreen');
  return room;
}
