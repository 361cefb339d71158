import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { installationFacts } from './tables.ts';

const DEMO_LOADED = 'demo_loaded';

/**
 * Loads the demo content of all modules once per database. An interrupted start leaves the mark
 * unset: the modules' loaders skip existing content.
 *
 * @returns whether it was loaded now
 */
export async function loadDemoOnce(deps: Deps, modules: readonly Module[]): Promise<boolean> {
  const [fact] = await deps.db
    .select()
    .from(installationFacts)
    .where(eq(installationFacts.name, DEMO_LOADED));
  if (fact !== undefined) return false;
  for (const module of modules) await module.demo?.(deps);
  await inTransaction(deps, async (tx) => {
    await tx
      .insert(installationFacts)
      .values({ name: DEMO_LOADED, setAt: deps.clock.now() })
      .onConflictDoNothing();
  });
  return true;
}
