import { EmptyState } from '../status/EmptyState/index.ts';
import { ErrorState } from '../status/ErrorState/index.ts';
import { EventCard } from '../reading/EventCard/index.ts';
import type { EventCardData } from '../reading/EventCard/index.ts';
import { Skeleton } from '../status/Skeleton/index.ts';
import * as frame from './pageFrame.css.ts';
import type { ScreenText } from './screenText.ts';

interface EventListProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; shown only in the state `ready`. */
  events: readonly EventCardData[];
  /** The text for an empty list. */
  empty: string;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** The heading level of the titles in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
  /** Retries in the state `error`; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Events between dividers, with loading, empty and error states in their place. */
export function EventList({
  t,
  events,
  empty,
  state = 'ready',
  level = 3,
  onRetry,
}: EventListProps) {
  if (state === 'error') return <ErrorState onRetry={onRetry} />;
  if (state === 'loading') return <Skeleton count={6} isAnnounced />;
  if (events.length === 0) return <EmptyState title={empty} />;
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className={frame.ruled}>
          <EventCard t={t} event={event} level={level} />
        </li>
      ))}
    </ul>
  );
}
