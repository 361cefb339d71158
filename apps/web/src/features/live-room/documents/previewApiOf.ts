import type { ApiClient } from '@rostra/api-client';
import type { PreviewApi } from '@rostra/live-core/preview';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Makes the server's calls about the documents of one live session; the room shows failures. */
export function previewApiOf(client: ApiClient, liveId: number): PreviewApi {
  const ask = roomCallsOf(client);
  const ofLive = { live_id: liveId };
  const params = { id: liveId };
  return {
    getPreviewFiles: async () => (await ask('getPreviewFiles', { params: ofLive })).data,
    postPreviewFile: async (body) => (await ask('postPreviewFile', { params: ofLive, body })).data,
    deletePreviewFile: async (id) =>
      (await ask('deletePreviewFile', { params: { ...ofLive, id } })).data,
    retryPreviewFile: async (id) =>
      (await ask('retryPreviewFile', { params: { ...ofLive, id } })).data,
    getShownPreview: async () => (await ask('getShownPreview', { params })).data,
    putShownPreview: async (body) => (await ask('putShownPreview', { params, body })).data,
  };
}
