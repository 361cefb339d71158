import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { TrialReminder } from '@rostra/ui/TrialReminder';
import { useEffect, useState } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useNow } from '../../../time/useNow.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { RoomOffers } from './RoomOffers.tsx';
import { useTrial } from './useTrial.ts';

const SECOND_MS = 1000;
const meetingOf = (state: RoomState) => state.session?.meeting;

/** The rest of the free minutes, and the ways to stay (LTIM-06, LPAY-01); nothing for paid attendees. */
export default function TrialContainer() {
  const { t } = useRoom();
  const toast = useToast();
  const { isOn, endsAt, isReminded, payment } = useTrial();
  const meeting = useRoomState(meetingOf);
  const now = useNow(SECOND_MS);
  const [isPutAway, putAway] = useState(false);
  // The notice of the last minute is shown even if an earlier one was dismissed.
  useEffect(() => {
    if (isReminded) putAway(false);
  }, [isReminded]);
  useEffect(() => {
    if (payment !== null) toast.success(t('liveMedia.trial.paid'));
  }, [payment, t, toast]);
  if (payment !== null || !isOn || meeting === undefined || isPutAway) return null;
  const offers = <RoomOffers meetingId={meeting.id} eventId={meeting.event_id} />;
  if (endsAt === null) {
    return (
      <Banner title={t('liveMedia.trial.before', { minutes: LIVE_TRIAL_MINUTES })} actions={offers}>
        {t('liveMedia.trial.beforeText')}
      </Banner>
    );
  }
  return (
    <TrialReminder
      t={t}
      kind="meeting"
      endsAt={new Date(endsAt)}
      now={now}
      action={offers}
      onDismiss={() => putAway(true)}
    />
  );
}
