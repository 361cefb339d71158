import { matrix } from '../story/matrix.ts';
import type { EventCardProps } from './EventCard.tsx';

/** The kinds of rows stand in the sample events; level changes the outline alone. */
export const eventCardStates = matrix<EventCardProps>({ level: [3] });
