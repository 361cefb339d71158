import type { ApiClient } from '@rostra/api-client';
import type { RecordingApi } from '@rostra/live-core/recording';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Makes the server's recording calls of one live session; the room shows failures. */
export function recordingApiOf(client: ApiClient, liveId: number): RecordingApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    getRecordings: async () => (await ask('getRecordings', { params })).data,
    postRecording: async () => (await ask('postRecording', { params })).data,
    deleteRecording: async () => (await ask('deleteRecording', { params })).data,
  };
}
