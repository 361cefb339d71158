import { defineRoutes } from '../route.ts';

/** Calls of a live session's documents (live §7, LPRE). */
export const previewRoutes = defineRoutes({
  getPreviewFiles: {
    method: 'GET',
    path: '/agoras/lives/:live_id/preview_files',
    access: 'user',
    summary: 'The documents of a live: all for host and staff, the finished ones for others',
  },
  postPreviewFile: {
    method: 'POST',
    path: '/agoras/lives/:live_id/preview_files',
    access: 'user',
    summary: 'Add a document that the asker has uploaded',
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
    summary: 'Convert a document again that has failed',
  },
  getShownPreview: {
    method: 'GET',
    path: '/agoras/lives/:id/shown_preview',
    access: 'user',
    summary: 'The document before everyone’s eyes, with its page',
  },
  putShownPreview: {
    method: 'PUT',
    path: '/agoras/lives/:id/shown_preview',
    access: 'user',
    summary: 'Show a document to everyone, turn to a page of it, or put it away',
  },
});
