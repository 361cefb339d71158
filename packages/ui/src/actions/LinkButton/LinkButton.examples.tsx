import { Button } from '@rostra/ui/Button';
import { LinkButton } from '@rostra/ui/LinkButton';

/** Lead to another page by a link, which can be opened in a new tab and copied. */
export const Do = () => <LinkButton href="#event">See event</LinkButton>;

/** Lead to another page by a button, which works by script only. */
export const Dont = () => (
  <Button
    onPress={() => {
      location.hash = 'event';
    }}
  >
    Event
  </Button>
);

/** The next step of an event’s panel; internal addresses go to the app’s router. */
export function Example({ event }: { event: { id: number; isOpen: boolean } }) {
  return event.isOpen ? (
    <LinkButton href={`/events/${event.id}/registration`} isFull>
      Register
    </LinkButton>
  ) : (
    <LinkButton href={`/events/${event.id}/playback`} tone="neutral" emphasis="outline" isFull>
      Watch playback
    </LinkButton>
  );
}
