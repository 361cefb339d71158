import type { ApiClient } from '@rostra/api-client';
import type { Data } from '@rostra/contract';
import type { PhoneApi } from '@rostra/live-core/phone';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Data that a phone needs to join, with the numbers to dial. */
export type DialInDetails = Data<'getCallPassword'>;

/** The server's calls about the phones of one live session; the room shows failures. */
export function phoneApiOf(client: ApiClient, liveId: number): PhoneApi<DialInDetails> {
  const ask = roomCallsOf(client);
  const query = { live_id: liveId };
  const post = async (type: 'connect' | 'hang_up' | 'dtmf', body: object) =>
    (await ask('postCall', { params: { type }, body: { live_id: liveId, ...body } })).data.attendee;
  return {
    getHistory: async () => (await ask('getCallHistory', { query })).data,
    getPassword: async () => (await ask('getCallPassword', { query })).data,
    replacePassword: async () => (await ask('postCallPassword', { body: query })).data,
    getMonitor: async () => (await ask('getCallMonitor', { query })).data.url,
    connect: (input) => post('connect', input),
    hangUp: (target) => post('hang_up', target),
    press: (target, code) => post('dtmf', { ...target, code }),
    remove: async (attendee_id) =>
      (await ask('deleteAutoCall', { query: { ...query, attendee_id } })).data,
    setMute: async (target, mute) =>
      (await ask('postCallMute', { body: { live_id: liveId, ...target, mute } })).data.mute,
    setHide: async (target, hide) =>
      (await ask('postCallHide', { body: { live_id: liveId, ...target, hide } })).data,
  };
}
