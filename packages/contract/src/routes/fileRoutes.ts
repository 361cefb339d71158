import { defineRoutes } from '../route.ts';

export const fileRoutes = defineRoutes({
  postUploadToken: {
    method: 'POST',
    path: '/uploads/token',
    access: 'anyone',
    isLimited: true,
    summary: 'Request an upload address for one file; visitors may upload one image for sign-up',
  },
  getDownloadUrl: {
    method: 'GET',
    path: '/files/download_url',
    access: 'anyone',
    summary: 'Get a short-lived address of a file that the user may see',
  },
});

/**
 * Path to which an upload's bytes are sent by PUT, outside the envelope's calls:
 * `/uploads/{token}`.
 */
export const UPLOAD_PATH = '/uploads/:token';
