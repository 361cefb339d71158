import { DIALOG_GAP } from './dialogTiming.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** The pause after a dialog of the page has closed; another one opens when it is over. */
export const dialogGap = {
  isRunning: (): boolean => timer !== undefined,
  /** On the server none is open, so that none has closed. */
  isRunningOnServer: (): boolean => false,
  /** Begins it, anew when one runs already. */
  begin: (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      for (const told of waiting) told();
    }, DIALOG_GAP);
  },
  subscribe: (told: () => void): (() => void) => {
    waiting.add(told);
    return () => waiting.delete(told);
  },
};
