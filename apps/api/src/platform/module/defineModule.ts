import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyJob } from '#platform/jobs/defineJob.ts';
import type { EventSubscription } from '#platform/outbox/DomainEvent.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import type { ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import type { Contributed, Contributions } from './Contributions.ts';
import type { Deps } from './Deps.ts';

/** The request, and the language to use if the user has chosen none. */
export interface ViewerSource {
  request: FastifyRequest;
  locale: Locale;
  /** Data to read along with the viewer; visitors read nothing. */
  ahead?: ReadingAhead | undefined;
}

/** What every module may declare about itself. */
interface ModuleParts {
  /** The folder's name. */
  name: string;
  /** Mounts the module's calls. */
  routes?: (app: FastifyInstance, deps: Deps) => void;
  jobs?: readonly AnyJob[];
  /** The subscriptions, or a function that makes them from the contributions of all modules. */
  subscriptions?:
    | readonly EventSubscription<Deps>[]
    | ((contributed: Contributed) => readonly EventSubscription<Deps>[]);
  /** Resolves the viewer. Exactly one module (accounts) offers it. */
  resolveViewer?: (source: ViewerSource, deps: Deps) => Promise<Viewer>;
  /** Resolves the viewer of a session for links that carry its ID. Offered by the same module. */
  viewerOfSession?: (deps: Deps, sessionId: number, locale: Locale) => Promise<Viewer>;
  /** Lines that the start of demo mode prints about this module: accounts and pages to visit. */
  demoNotes?: readonly string[];
  /** Loads the module's demo content, once, in demo mode, in the order of `modules.ts`. */
  demo?: (deps: Deps) => Promise<void>;
}

/** One area of the product as the composition root sees it: all of it is declared here. */
export type Module = ModuleParts & Contributions;

/** Checks a module's type where it is defined. Nothing else registers a module's parts. */
export function defineModule(module: Module): Module {
  return module;
}
