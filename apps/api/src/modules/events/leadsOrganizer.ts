import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { investorEvents } from './tables.ts';

/** Returns whether a viewer leads the organizer of an event, and so may cancel it (EVT-37). */
export const leadsOrganizer = (
  { organizations }: Pick<Viewer, 'organizations'>,
  { organizerId }: Pick<typeof investorEvents.$inferSelect, 'organizerId'>,
): boolean => organizations.some(({ id, role }) => id === organizerId && role === 'lead');
