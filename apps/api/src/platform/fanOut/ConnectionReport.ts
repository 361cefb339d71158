import type { Logger } from '#platform/module/Deps.ts';

/** Reports the state of a connection that listens. */
export interface ConnectionReport {
  /** It is lost; the next attempts follow by themselves. Called once, not for each failed attempt. */
  readonly lost: (error: unknown) => void;
  readonly regained: () => void;
}

/** Writes the state of the listening connection to the log. */
export const reportToLog = (log: Logger): ConnectionReport => ({
  lost: (error) =>
    log.warn(
      { err: error },
      'fan-out: the listening connection is lost; changes by other instances appear after seconds',
    ),
  regained: () => log.info('fan-out: the listening connection is back'),
});
