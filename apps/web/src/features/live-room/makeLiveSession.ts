import type { ApiClient } from '@rostra/api-client';
import { LiveSession, systemClock } from '@rostra/live-core';
import { deviceStorage } from './deviceStorage.ts';
import { liveApiOf } from './liveApiOf.ts';
import type { LiveAddress } from './liveApiOf.ts';
import { liveProvidersOf } from './liveProvidersOf.ts';
import { sessionCache } from './sessionCache.ts';

/** Ms after which a page that is not in sight shows what is new, where no frame comes. */
const HIDDEN_FRAME_MS = 250;

/** Before the next paint, and in a tab that is not painted a little later all the same. */
function requestFrame(act: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(act, HIDDEN_FRAME_MS);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    act();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, HIDDEN_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** One member's session in one live, with everything of the browser that the engine needs. */
export const makeLiveSession = (client: ApiClient, address: LiveAddress): LiveSession =>
  new LiveSession({
    api: liveApiOf(client, address),
    providers: liveProvidersOf,
    devices: deviceStorage,
    cache: sessionCache,
    clock: systemClock,
    requestFrame,
    random: Math.random,
    newId: () => crypto.randomUUID(),
  });
