import { defineModule } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { loadArticles } from './articles/loadArticles.ts';
import { loadEvents } from './events/loadEvents.ts';
import { loadRegistrations } from './events/loadRegistrations.ts';
import { loadLiveSessions } from './liveSessions.ts';
import { loadLogos } from './loadLogos.ts';
import { loadPeople } from './loadPeople.ts';
import { loadMoney } from './money.ts';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, demoEmail } from './people.ts';
import type { DemoPersonKey } from './people.ts';
import { loadSearches } from './search.ts';

/**
 * The parts of the demo in their order: each builds on those before it, and each does nothing when
 * its rows are there already.
 */
const parts: readonly ((deps: Deps) => Promise<void>)[] = [
  loadPeople,
  loadLogos,
  loadArticles,
  loadEvents,
  loadLiveSessions,
  loadSearches,
  loadMoney,
  loadRegistrations,
];

/** Writes the whole demo: people, then content, then money. Running it again changes nothing. */
export async function loadDemo(deps: Deps): Promise<void> {
  for (const load of parts) await load(deps);
}

/** The accounts that show each kind of user, with their purpose. */
const accounts = {
  member: 'an investor with a balance',
  vip: 'an investor with a VIP membership',
  certified: 'a certified investor whose organization pays',
  expert: 'a speaker',
  host: 'the host of meetings',
  staff: 'the site’s staff',
  poor: 'an investor without a balance',
} as const satisfies Partial<Record<DemoPersonKey, string>>;

const accountNotes = Object.entries(accounts).map(
  ([key, purpose]) => `  ${demoEmail(key as DemoPersonKey).padEnd(30)} ${purpose}`,
);

/** The demo as the composition root sees it: the last module, since it uses all others. */
export const demo = defineModule({
  name: 'demo',
  demo: loadDemo,
  demoNotes: [
    `Accounts (password ${DEMO_PASSWORD}, payment password ${DEMO_PAYMENT_PASSWORD}):`,
    ...accountNotes,
  ],
});
