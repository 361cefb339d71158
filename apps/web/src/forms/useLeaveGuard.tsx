import { Suspense, lazy, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { useOverlay } from '../overlay/useOverlay.ts';
import type { LeaveWords } from './LeaveConfirmation.tsx';

const LeaveConfirmation = lazy(() => import('./LeaveConfirmation.tsx'));

/** Checks whether a navigation leaves the screen; another tab does, a fragment on the page does not. */
const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname + from.search !== to.pathname + to.search;

export interface LeaveGuardOptions {
  /** Texts about the loss. @default unsaved information */
  words?: LeaveWords | undefined;
  /** Called when the page is about to close; true allows it without a confirmation. */
  mayLeave?: (() => boolean) | undefined;
}

/**
 * Asks before the page is left, closed or reloaded while something would be lost. Fields need no
 * guard: `useDraft` keeps them.
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
    // Loaded now: the confirmation must not wait for it, nor for a network that is busy uploading.
    void import('./LeaveConfirmation.tsx').catch(() => undefined);
    // The browser shows its own prompt.
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
        <LeaveConfirmation words={words} onLeave={() => close(true)} onStay={() => close(false)} />
      </Suspense>
    )).then((leaves) => {
      isAsking.current = false;
      return leaves === true ? blocker.proceed() : blocker.reset();
    });
  }, [blocker, open, words]);
}
