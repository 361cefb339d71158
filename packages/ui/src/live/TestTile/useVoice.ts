import { useEffect, useState } from 'react';
import type { LevelSource } from '../RoomParts/levelSource.ts';
import { BEFORE_HEARING, hear } from './hearing.ts';
import type { Voice } from './hearing.ts';

/** Listens to a microphone; changes when its verdict does, not with every level. */
export function useVoice(level: LevelSource | undefined): Voice {
  const [voice, setVoice] = useState<Voice>(BEFORE_HEARING.voice);
  useEffect(() => {
    let hearing = BEFORE_HEARING;
    setVoice(hearing.voice);
    return level?.subscribe(() => {
      hearing = hear(hearing, level.read());
      setVoice(hearing.voice);
    });
  }, [level]);
  return voice;
}
