import { defineRoutes } from '../route.ts';

/** Calls of a live session's documents (live §7, LPRE). */
export const previewRoutes = defineRoutes({
  getPreviewFiles: {
    method: 'GET',
    path: '/agoras/lives/:live_id/preview_files',
    access: 'user',
    summary: 'List the documents of a live room: all for host and staff, finished ones for others',
  },
  postPreviewFile: {
    method: 'POST',
    path: '/agoras/lives/:live_id/preview_files',
    access: 'user',
    summary: 'Add an uploaded document',
  },
  deletePreviewFile: {
    method: 'DELETE',
    path: '/agoras/lives/:live_id/preview_files/:id',
    access: 'user',
    summary: 'Delete a document',
  },
  retryPreviewFile: {
    method: 'POST',
    path: '/agoras/lives/:live_id/preview_files/:id/convert',
    access: 'user',
    summary: 'Convert a failed document again',
  },
  getShownPreview: {
    method: 'GET',
    path: '/agoras/lives/:id/shown_preview',
    access: 'user',
    summary: 'Get the presented document and its page',
  },
  putShownPreview: {
    method: 'PUT',
    path: '/agoras/lives/:id/shown_preview',
    access: 'user',
    summary: 'Present a document, turn its page, or stop presenting',
  },
});
