import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { investorEvents } from './tables.ts';

/** Whether a viewer leads the organization that holds an event: he may cancel it (EVT-37). */
export const leadsOrganizer = (
  { organizations }: Pick<Viewer, 'organizations'>,
  { organizerId }: Pick<typeof investorEvents.$inferSelect, 'organizerId'>,
): boolean => organizations.some(({ id, role }) => id === organizerId && role === 'lead');
