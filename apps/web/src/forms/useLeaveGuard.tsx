import { Suspense, lazy, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { useOverlay } from '../overlay/useOverlay.ts';
import type { LeaveWords } from './LeaveQuestion.tsx';

const LeaveQuestion = lazy(() => import('./LeaveQuestion.tsx'));

/** Another tab of a screen is left like a screen; a place on the page is not. */
const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname + from.search !== to.pathname + to.search;

export interface LeaveGuardOptions {
  /** What would be lost. @default unsaved information */
  words?: LeaveWords | undefined;
  /** Read when the page is about to go; true lets it go without a question. */
  mayLeave?: (() => boolean) | undefined;
}

/**
 * Asks before the page is left, closed or loaded anew, while something would be lost by it. Fields
 * need no guard: `useDraft` keeps them.
 */
export function useLeaveGuard(
  isActive: boolean,
  { words, mayLeave }: LeaveGuardOptions = {},
): void {
  const { open } = useOverlay();
  const mayLeaveNow = useRef(mayLeave);
  useEffect(() => {
    mayLeaveNow.current = mayLeave;
  });
  const isAsking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && mayLeave?.() !== true && isElsewhere(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isActive) return undefined;
    // Brought now: the answer must not wait for it, nor for a network that is busy sending.
    void import('./LeaveQuestion.tsx').catch(() => undefined);
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent): void => {
      if (mayLeaveNow.current?.() !== true) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void open<boolean>((close) => (
      <Suspense fallback={null}>
        <LeaveQuestion words={words} onLeave={() => close(true)} onStay={() => close(false)} />
      </Suspense>
    )).then((leaves) => {
      isAsking.current = false;
      return leaves === true ? blocker.proceed() : blocker.reset();
    });
  }, [blocker, open, words]);
}
