import type { UploadFile } from '../../forms/FileUpload/index.ts';

/** The actions of host and staff on documents (LPRE-11, LPRE-12). */
export interface PreviewManagement {
  /** The size limit of a document in bytes. */
  limit: number;
  /** Uploads a document; the app owns the request. */
  upload: UploadFile<unknown>;
  /** The server has received it: it is among `files` from now on. */
  onUploaded: () => void;
  /** The app asks for confirmation first. */
  onDelete: (id: number) => void;
  /** Retries a failed conversion. */
  onConvertAgain: (id: number) => void;
  /** Everyone sees it from now on; until then nobody else does. */
  onShow: (id: number) => void;
  /** Nobody else sees it any longer. */
  onStop: () => void;
}
