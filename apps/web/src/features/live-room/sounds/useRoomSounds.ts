import type { RoomState } from '@rostra/live-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStore } from '../../../browser/siteData/textStores.ts';
import { useLocale } from '../../../language/useText.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { isAnnounced, isWaitingRoom } from './nextSound.ts';
import { SoundPlayer } from './SoundPlayer.ts';

const MUSIC_CHOICE = 'rostra.live.music';

/** Returns whether the user wants music while they wait; kept for every room in this browser. */
const wantsMusic = (): boolean => browserStore.read(MUSIC_CHOICE) !== 'off';

/** Keeps the choice. */
const keepMusic = (isOn: boolean): void => browserStore.write(MUSIC_CHOICE, isOn ? 'on' : 'off');

/** Softer than voices: it shows that the room is open, and asks for nothing. */
const MUSIC_VOLUME = 0.4;

/** The room's own sounds, as its screen shows them. */
export interface RoomSounds {
  /** The music switch; undefined if none plays. */
  readonly music: { isOn: boolean; onToggle: (isOn: boolean) => void } | undefined;
  /** Whether the announcement's text is shown. */
  readonly isAnnounced: boolean;
  readonly putAnnouncementAway: () => void;
  /** Whether the browser awaits a press before it plays (LHST-22). */
  readonly isHeld: boolean;
  readonly resume: () => void;
}

/** Plays music while the audience waits, and the compliance announcement at the start (LHST-19 to LHST-22). */
export function useRoomSounds(): RoomSounds {
  const { session, playerOf } = useRoom();
  const locale = useLocale();
  const waits = useRoomState(isWaitingRoom);
  const [isOn, setOn] = useState(wantsMusic);
  const [isHeld, setHeld] = useState(false);
  const [announced, setAnnounced] = useState(false);
  const [player] = useState(() => new SoundPlayer(playerOf, setHeld));
  const before = useRef<RoomState>(session.state.get());
  useEffect(() => {
    before.current = session.state.get();
    return session.state.subscribe(() => {
      const after = session.state.get();
      if (isAnnounced(before.current, after)) setAnnounced(true);
      before.current = after;
    });
  }, [session]);
  const isMusic = waits && isOn;
  useEffect(() => {
    if (!isMusic && !announced) return undefined;
    let isRequested = true;
    // The files and the player load with the first sound.
    import('./roomSounds.ts')
      .then(({ roomSounds }) => {
        if (!isRequested) return;
        if (announced) void player.play(roomSounds.compliance[locale]);
        else void player.play(roomSounds.waiting, { loop: true, volume: MUSIC_VOLUME });
      })
      // The announcement's text needs no sound, and missing music is no loss.
      .catch(() => undefined);
    return () => {
      isRequested = false;
      player.stop();
    };
  }, [player, isMusic, announced, locale]);
  const onToggle = useCallback((next: boolean) => {
    keepMusic(next);
    setOn(next);
  }, []);
  return {
    music: waits ? { isOn, onToggle } : undefined,
    isAnnounced: announced,
    putAnnouncementAway: () => setAnnounced(false),
    isHeld,
    resume: () => void player.resume(),
  };
}
