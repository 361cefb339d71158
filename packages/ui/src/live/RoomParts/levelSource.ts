import { useSyncExternalStore } from 'react';

/**
 * The source of a microphone's level. The component that draws it subscribes itself, so a level
 * every 300 ms (LMED-12) re-renders a meter and nothing around it.
 */
export interface LevelSource {
  /** 0 to 1, of the last measurement. */
  read: () => number;
  /** Called at every measurement, also for an unchanged level: silence is counted by it. */
  subscribe: (onMeasured: () => void) => () => void;
}

const none = () => 0;

/** Returns the current level. */
export const useLevel = ({ subscribe, read }: LevelSource): number =>
  useSyncExternalStore(subscribe, read, none);
