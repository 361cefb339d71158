export type { PreviewApi } from './PreviewApi.ts';
export type { DrawnDocument, PreviewPane, PreviewState } from './PreviewState.ts';
export { PreviewController } from './PreviewController.ts';
