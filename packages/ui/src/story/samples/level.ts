import type { LevelSource } from '../../live/RoomParts/levelSource.ts';

/** A microphone that stories speak into. */
export interface SampleLevel extends LevelSource {
  /** One measurement after the other. */
  measure: (...levels: number[]) => void;
}

/** Begins with one level, and counts nothing by itself. */
export function levelSample(first = 0): SampleLevel {
  let level = first;
  const listening = new Set<() => void>();
  return {
    read: () => level,
    subscribe: (onMeasured) => {
      listening.add(onMeasured);
      return () => listening.delete(onMeasured);
    },
    measure: (...levels) => {
      for (const next of levels) {
        level = next;
        for (const notify of listening) notify();
      }
    },
  };
}

/** Measures as soon as somebody subscribes, so that a still image shows the result. */
export const measuredSample = (...levels: readonly number[]): LevelSource => {
  const source = levelSample();
  return {
    read: source.read,
    subscribe: (onMeasured) => {
      const stop = source.subscribe(onMeasured);
      source.measure(...levels);
      return stop;
    },
  };
};
