import { useSyncExternalStore } from 'react';

/**
 * Where the level of a microphone is read from. What draws it follows it by itself, so that a level
 * every 300 ms (LMED-12) draws a meter anew and nothing around it.
 */
export interface LevelSource {
  /** 0 to 1, of the last measurement. */
  read: () => number;
  /** Told at every measurement, also where the level is the same: silence is counted by it. */
  subscribe: (onMeasured: () => void) => () => void;
}

const none = () => 0;

/** The level as it is now. */
export const useLevel = ({ subscribe, read }: LevelSource): number =>
  useSyncExternalStore(subscribe, read, none);
