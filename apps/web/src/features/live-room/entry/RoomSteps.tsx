import { ApiError } from '@rostra/api-client';
import type { RoomState } from '@rostra/live-core';
import { localized } from '@rostra/i18n';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/useText.ts';
import { keepScreenAwake } from '../awake/keepScreenAwake.ts';
import { ConversationsProvider } from '../conversations/ConversationsProvider.tsx';
import { DocumentsProvider } from '../documents/DocumentsProvider.tsx';
import { DeviceStep } from './DeviceStep.tsx';
import { PendingRoom } from './PendingRoom.tsx';
import { RefusedStep } from './RefusedStep.tsx';
import { UnreachableStep } from './UnreachableStep.tsx';
import { Room } from '../Room.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const PasswordStep = lazy(() => import('./PasswordStep.tsx'));
// A room may end because nothing can be loaded anymore, so this loads right after the pre-join screen.
const RoomDialogs = lazy(() => import('../dialogs/RoomDialogs.tsx'));

const phaseOf = (state: RoomState) => state.phase;
const isInsideOf = (state: RoomState) => state.phase === 'inside';
const hasSession = (state: RoomState) => state.session !== null;
const mustReload = (state: RoomState) => state.mustReload;
const meetingOf = (state: RoomState) => state.session?.meeting;

/** Checks for a missing response. */
const isSilent = ({ phase, refusal }: RoomState) =>
  phase === 'refused' && (refusal?.code === 'timeout' || refusal?.code === 'network');

/** Checks for a retry after a missing response. */
const isRetrying = ({ phase, session, pending }: RoomState) =>
  phase === 'opening' && session === null && pending.has('enter');

const refusedBy = ({ phase, refusal }: RoomState): ApiError | undefined =>
  phase === 'refused' && refusal?.cause instanceof ApiError ? refusal.cause : undefined;

/** The room's screens from the pre-join screen to the end, one for each step. */
export function RoomSteps() {
  useReload();
  useRoomTitle();
  useScreenAwake(useRoomState(isInsideOf));
  return (
    <>
      <Arrival />
      <Step />
      <Suspense fallback={null}>
        <RoomDialogs />
      </Suspense>
    </>
  );
}

function Step() {
  const phase = useRoomState(phaseOf);
  const wasLetIn = useRoomState(hasSession);
  const refused = useRoomState(refusedBy);
  const retries = useRoomState(isRetrying);
  const isUnreachable = useRoomState(isSilent);
  const [hasTried, setTried] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  // The same position while it is requested and shown, so that the dialog stays.
  const staysOpen = hasTried && (phase === 'opening' || refused?.name === 'tooFrequent');
  if (refused?.name === 'livePasswordWrong' || staysOpen) {
    const message = hasTried ? refused?.message : undefined;
    return (
      <Suspense fallback={<PendingRoom />}>
        <PasswordStep message={message} onTry={() => setTried(true)} />
      </Suspense>
    );
  }
  // The same position during a retry, so that the button keeps the focus.
  if (retries || isUnreachable)
    return <UnreachableStep isPending={retries} onRetry={() => setRetried(true)} />;
  switch (phase) {
    case 'idle':
    case 'opening':
      return <PendingRoom />;
    case 'refused':
      return <RefusedStep />;
    case 'checking':
      return <DeviceStep takesFocus={hasTried || hasRetried} />;
    case 'entering':
    case 'inside':
    case 'left':
    case 'ended':
      return wasLetIn ? (
        <RoomProviders>
          <Room />
        </RoomProviders>
      ) : (
        <PendingRoom />
      );
  }
}

/**
 * Announces that the user has joined. The element exists before, so that screen readers announce it
 * (LCON-01).
 */
function Arrival() {
  const { t } = useRoom();
  const { script } = useLanguage();
  const isInside = useRoomState(phaseOf) === 'inside';
  const meeting = useRoomState(meetingOf);
  const title = meeting && localized(meeting, 'name', script);
  return (
    <VisuallyHidden>
      <span role="status">{isInside && title ? t('liveEntry.inside', { title }) : ''}</span>
    </VisuallyHidden>
  );
}

/** Names the document after the meeting. */
function useRoomTitle(): void {
  const { script, t } = useLanguage();
  const meeting = useRoomState(meetingOf);
  const title = meeting && localized(meeting, 'name', script);
  const brand = t('common.brand');
  useEffect(() => {
    if (title) document.title = `${title} | ${brand}`;
  }, [title, brand]);
}

/** Providers shared by several parts of the room. */
function RoomProviders({ children }: { children: ReactNode }) {
  return (
    <DocumentsProvider>
      <ConversationsProvider>{children}</ConversationsProvider>
    </DocumentsProvider>
  );
}

/**
 * Reloads the page when the engine requests it: after a first removal, or refused tokens (LCON-53,
 * LCON-54).
 */
function useReload(): void {
  const { reload } = useRoom();
  const isRequested = useRoomState(mustReload);
  useEffect(() => {
    if (isRequested) reload();
  }, [isRequested, reload]);
}

/** Keeps the user's screen on while `isActive`: nobody touches it while they listen. */
function useScreenAwake(isActive: boolean): void {
  useEffect(
    () =>
      isActive
        ? keepScreenAwake({
            wakeLock: navigator.wakeLock,
            page: document,
          })
        : undefined,
    [isActive],
  );
}
