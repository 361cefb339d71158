import type { Deps } from '#platform/module/Deps.ts';
import { demoOrganizationIds, demoPeopleIds } from '#demo/people.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { eventRows } from './eventRows.ts';
import { writeEvents } from './writeEvents.ts';

/** Writes the demo's events, past and to come, once. Needs the people. */
export async function loadEvents(deps: Deps): Promise<void> {
  if ((await deps.db.$count(investorEvents)) > 0) return;
  const [people, organizers] = await Promise.all([
    demoPeopleIds(deps.db),
    demoOrganizationIds(deps.db),
  ]);
  await writeEvents(deps, eventRows, people, organizers);
}
