import { defineRoutes } from '../route.ts';

export const fileRoutes = defineRoutes({
  postUploadToken: {
    method: 'POST',
    path: '/uploads/token',
    access: 'anyone',
    summary: 'Asks for a place to upload one file to (visitors: one image, for sign-up)',
  },
  getDownloadUrl: {
    method: 'GET',
    path: '/files/download_url',
    access: 'anyone',
    summary: 'A short-lived address of a file, for those who may see what it belongs to',
  },
});

/**
 * Path to which an upload's bytes are sent by PUT, outside the envelope's calls:
 * `/uploads/{token}`.
 */
export const UPLOAD_PATH = '/uploads/:token';
