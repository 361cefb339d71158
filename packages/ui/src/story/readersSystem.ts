/**
 * The story's control of the reader's system settings. Outside of tests these can't be changed: the
 * story follows the reader's own system. The setup of tests puts the browser's own switches here.
 */
export const readersSystem = {
  /** In tests, a requested setting must be active. */
  isAnswered: false,
  forceColors: (_isForced: boolean): Promise<void> => Promise.resolve(),
};

/**
 * Returns whether a story can check the requested setting: always in tests, else where the reader's
 * system has it.
 */
export const matchesReader = (media: string): boolean =>
  readersSystem.isAnswered || matchMedia(media).matches;
