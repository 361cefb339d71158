import { ApiError } from '@rostra/api-client';
import { formatDateTime } from '@rostra/i18n';
import type { RoomState } from '@rostra/live-core';
import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import type { ErrorScreenProps } from '@rostra/ui/ErrorScreen';
import { Suspense, lazy, useEffect } from 'react';
import type { ReactElement } from 'react';
import { useLocale } from '../../../language/useText.ts';
import { fromRoomHref } from '../../event/fromRoom.ts';
import { door } from './DeviceStep.css.ts';
import { AfterSessionContainer } from '../after/AfterSessionContainer.tsx';
import { PendingRoom } from './PendingRoom.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const ServiceButton = lazy(async () => ({
  default: (await import('../service/ServiceButton.tsx')).ServiceButton,
}));
const TrialOverStep = lazy(() => import('../trial/TrialOverStep.tsx'));

const refusalOf = (state: RoomState) => state.refusal;

/** Shows why the user may not join, and what they can do about it (LCON-59, LCON-71). */
export function RefusedStep() {
  const { t, eventId, toEvent } = useRoom();
  const refusal = useRoomState(refusalOf);
  const cause = refusal?.cause instanceof ApiError ? refusal.cause : undefined;
  const back = {
    label: t(eventId() === undefined ? 'liveEntry.toEvents' : 'liveEntry.back'),
    onPress: toEvent,
  };
  switch (cause?.name) {
    case 'notRegistered':
    case 'liveNotPaid':
      return <ToEvent />;
    case 'liveTrialOver':
      return refusal?.eventId === undefined ? (
        <ToEvent />
      ) : (
        <Suspense fallback={<PendingRoom />}>
          <TrialOverStep eventId={refusal.eventId} />
        </Suspense>
      );
    case 'liveTooEarly':
      return <TooEarly opensAt={refusal?.opensAt} message={cause.message} retry={back} />;
    case 'liveEnded':
      return (
        <EntryError
          title={t('liveEntry.refused.ended')}
          text={t('liveEntry.refused.endedText')}
          retry={back}
        >
          <AfterSessionContainer />
        </EntryError>
      );
  }
  if (refusal?.code === 'removed') {
    const title = t('live.dialogs.removed.title');
    const { reason } = refusal;
    const text =
      reason === undefined
        ? t('live.dialogs.removed.text')
        : t('liveEntry.refused.removedFor', { reason });
    return (
      <EntryError title={title} text={text} retry={back}>
        <Suspense fallback={null}>
          <ServiceButton />
        </Suspense>
      </EntryError>
    );
  }
  const text = cause?.message ?? t('liveEntry.errors.failed');
  return <EntryError title={t('liveEntry.refused.title')} text={text} retry={back} />;
}

function EntryError({
  children,
  ...props
}: ErrorScreenProps & { children?: ReactElement | undefined }) {
  return (
    <main className={door}>
      <ErrorScreen {...props} />
      {children}
    </main>
  );
}

/** Sends users without registration or payment to the event's page, which shows the reason. */
function ToEvent() {
  const { eventHref } = useRoom();
  useEffect(() => location.replace(fromRoomHref(eventHref())), [eventHref]);
  return <PendingRoom />;
}

interface TooEarlyProps {
  opensAt: string | undefined;
  message: string;
  retry: ErrorScreenProps['retry'];
}

/** Shows when the room opens. */
function TooEarly({ opensAt, message, retry }: TooEarlyProps) {
  const { t } = useRoom();
  const locale = useLocale();
  const text = opensAt
    ? t('liveEntry.refused.opens', { time: formatDateTime(new Date(opensAt), locale) })
    : message;
  return <EntryError title={t('liveEntry.refused.early')} text={text} retry={retry} />;
}
