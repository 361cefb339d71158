export type { PreviewApi } from './PreviewApi.ts';
export type { DrawnDocument, PreviewPlace, PreviewState } from './PreviewState.ts';
export { PreviewController } from './PreviewController.ts';
