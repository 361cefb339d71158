import { screenUidOf } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { canPause } from '../../selectors/rights.ts';
import type { RoomController } from '../RoomController.ts';
import type { RoomLifecycle } from '../RoomLifecycle.ts';

/** How the user receives the others' media. */
export interface PlaybackActions {
  /** Sets the room's volume for the user (LMED-20). @param percent 0 to 100 */
  readonly setRoomVolume: (percent: number) => void;
  /** Sets one member's volume for the current user only. @param percent 0 to 100 */
  readonly setVolumeForMe: (userId: number, percent: number) => void;
  /** Subscribes to the videos of these members and unsubscribes from all others. */
  readonly showTiles: (uids: readonly Uid[]) => void;
  /**
   * Pauses or resumes receiving others' media (LMED-23). Does nothing for a member with the right to speak.
   */
  readonly setPaused: (isPaused: boolean) => void;
  /**
   * Lets the browser play audio; must run inside a click (LHST-22). @throws LiveError if it still plays none
   */
  readonly resumePlayback: () => Promise<void>;
}

/** Creates the actions on others' media as this user receives them. */
export function makePlaybackActions(room: RoomController, entry: RoomLifecycle): PlaybackActions {
  return {
    setRoomVolume: (percent) => room.preferences.setVolume(percent),
    setVolumeForMe: (userId, percent) => room.preferences.setVolumeOf(userId, percent),
    showTiles: (uids) => {
      const { me } = room.state;
      // The own screen is not subscribed to.
      const own = me && screenUidOf(me.uid);
      room.remote.showTiles(uids.filter((uid) => uid !== own));
    },
    setPaused: (isPaused) => {
      if (!isPaused || canPause(room.state)) room.remote.setPaused(isPaused);
    },
    resumePlayback: () =>
      room.run('playback', async () => {
        await entry.providers?.rtc?.resumePlayback();
        room.notices.clear('autoplay-blocked');
      }),
  };
}
