import type { PreviewFile, ShownPreview } from '@rostra/contract/live';

/** The server's calls for the documents of a live session (live §7); each throws `LiveError`. */
export interface PreviewApi {
  getPreviewFiles(): Promise<readonly PreviewFile[]>;
  /** @param input `url` is the `file_url` of an own upload */
  postPreviewFile(input: {
    readonly file_name: string;
    readonly url: string;
  }): Promise<readonly PreviewFile[]>;
  deletePreviewFile(id: number): Promise<readonly PreviewFile[]>;
  retryPreviewFile(id: number): Promise<readonly PreviewFile[]>;
  getShownPreview(): Promise<{ readonly shown: ShownPreview | null }>;
  /** @param input `file_id` null hides the shown document; `page` from 1 */
  putShownPreview(input: {
    readonly file_id: number | null;
    readonly page: number;
  }): Promise<{ readonly shown: ShownPreview | null }>;
}
