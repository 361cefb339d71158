import type { ApiClient } from '@rostra/api-client';
import type { RecordingApi } from '@rostra/live-core/recording';
import { roomCallsOf } from '../roomCallsOf.ts';

/** The server's calls about the recording of one live; failures are the room's to show. */
export function recordingApiOf(client: ApiClient, liveId: number): RecordingApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    getRecordings: async () => (await ask('getRecordings', { params })).data,
    postRecording: async () => (await ask('postRecording', { params })).data,
    deleteRecording: async () => (await ask('deleteRecording', { params })).data,
  };
}
