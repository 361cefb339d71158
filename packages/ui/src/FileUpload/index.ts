export * from './FileUpload.tsx';
export * from './uploadLimits.ts';
export type { UploadFile, UploadPort } from './useUpload.ts';
