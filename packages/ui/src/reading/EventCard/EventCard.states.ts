import { matrix } from '../../story/matrix.ts';
import type { EventCardData } from './EventCard.tsx';

/** Status of an event; the sample provides the rest of each row. */
export const eventCardStates = matrix<EventCardData>({
  state: ['ongoing', 'planned', 'finished', 'canceled'],
});
