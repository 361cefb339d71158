import { and, eq, isNotNull } from 'drizzle-orm';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { loseConverter } from './setConverter.ts';

/**
 * Stops the restream when the audience is dismissed, because hosts and experts then talk backstage.
 * A converter that ends by itself has failed.
 */
export function followConverter(deps: Deps): void {
  roomsOf(deps).follow({
    changed: (live) => {
      const isOver = live.state === 'pre_stopped' || live.state === 'stopped';
      if (!isOver || live.converterState === null) return;
      end(deps, live).catch((error: unknown) =>
        deps.log.error({ err: error, liveId: live.id }, 'a converter was not stopped'),
      );
    },
    passed: () => undefined,
    converterEnded: (channel) => {
      loseConverter(deps, channel).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the end of a converter was not written'),
      );
    },
  });
}

async function end(deps: Deps, live: LiveRow): Promise<void> {
  const ended = await deps.db
    .update(liveSessions)
    .set({ converterState: null })
    .where(and(eq(liveSessions.id, live.id), isNotNull(liveSessions.converterState)))
    .returning({ id: liveSessions.id });
  if (ended.length === 0) return;
  await deps.live.converter?.stop(live.channel);
  roomsOf(deps).refresh(live, []);
}
