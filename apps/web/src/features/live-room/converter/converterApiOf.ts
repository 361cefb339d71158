import type { ApiClient, Input } from '@rostra/api-client';
import { roomCallsOf } from '../session/roomCallsOf.ts';

export type ConverterTarget = Input<'postRtmp'>['body'];

/** The server's restream calls of one live session; both throw `LiveError`. */
export interface ConverterApi {
  readonly start: (target: ConverterTarget) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Makes the calls over the site's client; the room shows failures. */
export function converterApiOf(client: ApiClient, liveId: number): ConverterApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    start: async (body) => void (await ask('postRtmp', { params, body })),
    stop: async () => void (await ask('deleteRtmp', { params })),
  };
}
