export * from './FileUpload.tsx';
export * from './uploadLimits.ts';
export type { PausedUpload, UploadFile, UploadPort } from './useUpload.ts';
