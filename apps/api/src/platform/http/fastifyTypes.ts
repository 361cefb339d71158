import '@fastify/cookie';
import type { Deps } from '#platform/module/Deps.ts';
import type { TaggedMemory } from '#platform/memory/TaggedMemory.ts';
import type { ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import type { LastViewers } from '#platform/viewer/LastViewers.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import type { SharedAnswers } from './SharedAnswers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Drops the answers and pages that visitors share when something they show changes. */
    sharedAnswers: SharedAnswers;
    /** Responses that visitors share. */
    visitorResponses: TaggedMemory<string>;
    /** The viewers of the sessions' last calls, to read ahead for. */
    lastViewers: LastViewers;
    /** Resolves the viewer of a request; set by the accounts module. */
    resolveViewer: (
      request: FastifyRequest,
      locale: Locale,
      ahead?: ReadingAhead,
    ) => Promise<Viewer>;
    /** Resolves the viewer of a session, a visitor once it has ended; set by the accounts module. */
    viewerOfSession: (sessionId: number, locale: Locale) => Promise<Viewer>;
  }
  interface FastifyRequest {
    /** The requesting viewer. Set before a call's handler runs; `null` earlier. */
    viewer: Viewer | null;
  }
}
