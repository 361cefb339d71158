import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { installationFacts } from './tables.ts';

const DEMO_LOADED = 'demo_loaded';

/**
 * Writes the demo content of all modules once in the life of a database. A start that was cut in
 * between leaves the mark unset: the modules' loaders skip what is there already.
 *
 * @returns whether it was written now
 */
export async function loadDemoOnce(deps: Deps, modules: readonly Module[]): Promise<boolean> {
  const [fact] = await deps.db
    .select()
    .from(installationFacts)
    .where(eq(installationFacts.name, DEMO_LOADED));
  if (fact !== undefined) return false;
  for (const module of modules) await module.loadDemo?.(deps);
  await inTransaction(deps, async (tx) => {
    await tx
      .insert(installationFacts)
      .values({ name: DEMO_LOADED, setAt: deps.clock.now() })
      .onConflictDoNothing();
  });
  return true;
}
