import { matrix } from '../story/matrix.ts';
import type { EventCardData } from './EventCard.tsx';

/** Where an event stands; the rest of each row is the sample's. */
export const eventCardStates = matrix<EventCardData>({
  state: ['ongoing', 'planned', 'finished', 'canceled'],
});
