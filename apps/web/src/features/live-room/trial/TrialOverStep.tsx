import { Button } from '@rostra/ui/Button';
import { Heading } from '@rostra/ui/Heading';
import { Text } from '@rostra/ui/Text';
import { acts, door } from '../entry/DeviceStep.css.ts';
import { useRoom } from '../RoomContext.ts';
import { ServiceButton } from '../service/ServiceButton.tsx';
import { RoomOffers } from './RoomOffers.tsx';

/**
 * Shown to unpaid users after the free minutes, with the ways to pay. Afterwards the room is open
 * again and the seat is theirs (LTIM-07, LPAY-05, LPAY-06).
 */
export default function TrialOverStep({ eventId }: { eventId: number }) {
  const { t, meetingId, toEvent } = useRoom();
  return (
    <main className={door}>
      <div role="alert">
        <Heading level={1}>{t('liveTalk.trial.meeting.over')}</Heading>
        <Text>{t('liveTalk.trial.meeting.nowToDo')}</Text>
      </div>
      <div className={acts}>
        <RoomOffers meetingId={meetingId} eventId={eventId} />
      </div>
      <div className={acts}>
        <Button tone="neutral" emphasis="outline" onPress={toEvent}>
          {t('liveEntry.back')}
        </Button>
        <ServiceButton />
      </div>
    </main>
  );
}
