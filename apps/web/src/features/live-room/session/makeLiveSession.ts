import type { ApiClient } from '@rostra/api-client';
import { LiveSession, systemClock } from '@rostra/live-core';
import { deviceStorage } from '../entry/deviceStorage.ts';
import { liveApiOf } from './liveApiOf.ts';
import type { LiveAddress } from './liveApiOf.ts';
import { liveProvidersOf } from './liveProvidersOf.ts';
import { requestRoomFrame } from './requestRoomFrame.ts';
import { sessionCache } from './sessionCache.ts';

/** Makes one member's session in a live session, with all browser features that the engine needs. */
export const makeLiveSession = (client: ApiClient, address: LiveAddress): LiveSession =>
  new LiveSession({
    api: liveApiOf(client, address),
    providers: liveProvidersOf,
    devices: deviceStorage,
    cache: sessionCache,
    clock: systemClock,
    requestFrame: requestRoomFrame,
    random: Math.random,
    newId: () => crypto.randomUUID(),
  });
