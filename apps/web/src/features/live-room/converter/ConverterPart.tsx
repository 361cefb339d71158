import { isSuper } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Tag } from '@rostra/ui/Tag';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';

const ConverterDialog = lazy(() => import('./ConverterDialog.tsx'));

const stateOf = ({ converter }: RoomState) => converter;
/** The provider has a converter, or one runs all the same. */
const hasConverter = ({ converter, session }: RoomState) =>
  converter !== null || session?.has_converter === true;

/** How the meeting is passed on as RTMP, for host and staff, and where they begin and end it (LHST-24, LROL-35). */
export function ConverterPart() {
  const { t } = useRoom();
  const isTold = useRoomState(isSuper);
  const isThere = useRoomState(hasConverter);
  const state = useRoomState(stateOf);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (!isTold || !isThere) return null;
  const open = (): void => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <span role="status">
        {state !== null && (
          <Tag tone={state === 'running' ? 'live' : 'neutral'}>
            {t(`liveMedia.converter.states.${state}`)}
          </Tag>
        )}
      </span>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={open}>
        {t('liveMedia.converter.open')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ConverterDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
