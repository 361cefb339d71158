import type { Contributed } from '#platform/module/Contributions.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { EventSubscription } from '#platform/outbox/DomainEvent.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { indexSubjects } from './indexDocuments.ts';

/** Returns the subscriptions that keep the index of every source up to date. */
export const followSources = (contributed: Contributed): EventSubscription<Deps>[] =>
  contributed('searchSources').flatMap((source) =>
    source.changes.map(({ event: name, subjectsOf }) =>
      onEvent(name, `search.${source.subjectType}`, async (event, tx) => {
        const ids = subjectsOf ? await subjectsOf(event, tx) : [Number(event.subject.id)];
        await indexSubjects(tx, source, ids);
      }),
    ),
  );
