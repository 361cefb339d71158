import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyJob } from '#platform/jobs/JobQueue.ts';
import type { EventSubscription } from '#platform/outbox/DomainEvent.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import type { ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import type { Deps } from './Deps.ts';

/** What the request says, and the language that stands when the user has chosen none. */
export interface ViewerSource {
  request: FastifyRequest;
  locale: Locale;
  /** What the call reads on the way; visitors read nothing. */
  ahead?: ReadingAhead | undefined;
}

/** One area of the product, as the composition root sees it. */
export interface Module {
  /** The folder's name. */
  name: string;
  /** Mounts the module's calls. */
  register?: (app: FastifyInstance, deps: Deps) => void;
  jobs?: readonly AnyJob[];
  events?: readonly EventSubscription[];
  /** Says who asks. Exactly one module (accounts) offers it. */
  resolveViewer?: (source: ViewerSource, deps: Deps) => Promise<Viewer>;
  /** What the start of demo mode tells about this module, one line each: accounts, places to look. */
  demoNotes?: readonly string[];
  /** Writes the module's demo content, once, in demo mode, in the order of `modules.ts`. */
  loadDemo?: (deps: Deps) => Promise<void>;
}

/** Checks a module's shape where it is written. */
export function defineModule(module: Module): Module {
  return module;
}
