/**
 * What a story asks of the reader's system. Outside of tests nobody can answer; the setup of tests
 * puts the browser's own switch here.
 */
export const system = {
  forceColours: (_isForced: boolean): Promise<void> => Promise.resolve(),
};
