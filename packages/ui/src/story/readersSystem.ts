/**
 * What a story asks of the reader's system. Outside of tests nobody can answer: the story is as the
 * reader's own system has it. The setup of tests puts the browser's own switches here.
 */
export const readersSystem = {
  /** Tests answer: what a story asked for must be so. */
  isAnswered: false,
  forceColours: (_isForced: boolean): Promise<void> => Promise.resolve(),
};

/** Whether a story can look at what it asked for: always in tests, else where the reader's system has it. */
export const isAsAsked = (media: string): boolean =>
  readersSystem.isAnswered || matchMedia(media).matches;
