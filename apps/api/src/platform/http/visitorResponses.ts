import type { Route } from '@rostra/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { TaggedMemory } from '#platform/memory/TaggedMemory.ts';
import { sessionToken } from '#platform/security/sessionCookie.ts';
import { callLocale } from './requestLocale.ts';
import type { SharedAnswers } from './SharedAnswers.ts';
import './fastifyTypes.ts';

const MAX_ANSWERS = 2000;
const MAX_CHARACTERS = 64 * 1024 * 1024;
/** Longer addresses are not cached: no screen of ours makes them. */
const LONGEST_KEPT_URL = 500;

/** Ready-to-send responses that visitors share until something they show changes. */
export type VisitorResponses = TaggedMemory<string>;

/** Creates the memory of a server; with `VISITOR_CACHE_SECONDS=0` nothing is shared. */
export const makeVisitorResponses = (config: Config, shared: SharedAnswers): VisitorResponses =>
  shared.makeMemory<string>({
    maxAgeMs: () => config.visitorCacheSeconds * 1000,
    maxEntries: MAX_ANSWERS,
    maxCharacters: MAX_CHARACTERS,
    charactersOf: (text) => text.length,
  });

/**
 * Returns the key of a visitor's response: call, address without its cache-buster, language.
 *
 * @returns undefined when the response is the caller's own
 */
export function visitorKey(
  name: string,
  route: Route,
  request: FastifyRequest,
  config: Config,
): string | undefined {
  if (route.isSharedByVisitors !== true || config.visitorCacheSeconds === 0) return undefined;
  if (request.url.length > LONGEST_KEPT_URL) return undefined;
  if (sessionToken(request, config) !== undefined) return undefined;
  const { ack: _, ...query } = request.query as Record<string, unknown>;
  return JSON.stringify([name, request.params, query, callLocale(request)]);
}
