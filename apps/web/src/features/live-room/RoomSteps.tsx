import { ApiError } from '@rostra/api-client';
import type { RoomState } from '@rostra/live-core';
import { localized } from '@rostra/i18n';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { DeviceStep } from './DeviceStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PendingRoom } from './PendingRoom.tsx';
import { RefusedStep } from './RefusedStep.tsx';
import { Room } from './Room.tsx';
import { RoomDialogs } from './RoomDialogs.tsx';
import { useReload } from './useReload.ts';
import { useRoomState } from './useRoomState.ts';

const phaseOf = (state: RoomState) => state.phase;
const hasSession = (state: RoomState) => state.session !== null;
const meetingOf = (state: RoomState) => state.session?.meeting;

function wrongPasswordOf({ phase, refusal }: RoomState): string | undefined {
  const cause = refusal?.cause;
  const isWrong = cause instanceof ApiError && cause.name === 'livePasswordWrong';
  return phase === 'refused' && isWrong ? cause.message : undefined;
}

/** From the door to the way out: one screen for each step. */
export function RoomSteps() {
  useReload();
  useRoomTitle();
  return (
    <>
      <Step />
      <RoomDialogs />
    </>
  );
}

function Step() {
  const phase = useRoomState(phaseOf);
  const wasLetIn = useRoomState(hasSession);
  const wrongPassword = useRoomState(wrongPasswordOf);
  const [hasTried, setTried] = useState(false);
  // The same place while it is asked for and while it is looked at, so that the dialog stays.
  if (wrongPassword !== undefined || (hasTried && phase === 'opening')) {
    const message = hasTried ? wrongPassword : undefined;
    return <PasswordStep message={message} onTry={() => setTried(true)} />;
  }
  switch (phase) {
    case 'idle':
    case 'opening':
      return <PendingRoom />;
    case 'refused':
      return <RefusedStep />;
    case 'checking':
      return <DeviceStep />;
    case 'entering':
    case 'inside':
    case 'left':
    case 'ended':
      return wasLetIn ? <Room /> : <PendingRoom />;
  }
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
