/** Longest wait in ms: hidden tabs paint nothing. */
const LONGEST_MS = 100;

/** Resolves after the next frame: what a press has changed is visible before long work starts. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
