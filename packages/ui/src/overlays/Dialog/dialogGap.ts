import { DIALOG_GAP } from './dialogTiming.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** The pause after a dialog has closed; the next one opens when it ends. */
export const dialogGap = {
  isRunning: (): boolean => timer !== undefined,
  /** No dialog is open on the server, so none has closed. */
  isRunningOnServer: (): boolean => false,
  /** Starts the pause, or restarts it if one is running. */
  begin: (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      for (const received of waiting) received();
    }, DIALOG_GAP);
  },
  subscribe: (received: () => void): (() => void) => {
    waiting.add(received);
    return () => waiting.delete(received);
  },
};
