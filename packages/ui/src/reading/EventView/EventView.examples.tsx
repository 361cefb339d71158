import { Button } from '@rostra/ui/Button';
import { EventView } from '@rostra/ui/EventView';
import type { EventViewProps } from '@rostra/ui/EventView';
import { Tag } from '@rostra/ui/Tag';
import { eventView } from '../../story/samples/event.ts';
import { nothing, yuanPerCoin } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

interface EventPage extends Pick<EventViewProps, 't' | 'event' | 'readerZone' | 'yuanPerCoin'> {
  register: () => void;
}

/** An event's page with its one action in the price card. */
export function Example({ event, register, ...page }: EventPage) {
  return (
    <EventView
      {...page}
      event={event}
      onShare={() => void navigator.share({ title: event.name, url: event.href })}
      action={
        <Button isFull onPress={register}>
          Register
        </Button>
      }
    />
  );
}

const canceled = {
  t: screenTextFor('en'),
  yuanPerCoin,
  event: { ...eventView('en'), state: 'canceled', stateWord: 'Canceled' },
  onShare: nothing,
} as const;

/** Show the status of a canceled event, and offer no action. */
export const Do = () => <EventView {...canceled} status={<Tag>Canceled</Tag>} />;

/** Offer registration for an event that won’t take place. */
export const Dont = () => <EventView {...canceled} action={<Button isFull>Register</Button>} />;
