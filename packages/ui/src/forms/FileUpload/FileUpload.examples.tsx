import { FileUpload, VIDEO_LIMIT } from '@rostra/ui/FileUpload';
import type { FileUploadProps } from '@rostra/ui/FileUpload';

const upload = () => Promise.resolve(null);

/** Name the file that is needed, and keep the one that the reader uploaded before. */
export const Do = () => (
  <FileUpload
    label="Recording"
    kind="video"
    limit={VIDEO_LIMIT}
    accept={['video/mp4']}
    keptName="vela-storage-roadshow.mp4"
    upload={upload}
    onUploaded={() => undefined}
  />
);

/** Accept every file, and refuse it only after it was uploaded. */
export const Dont = () => (
  <FileUpload
    label="File"
    kind="file"
    limit={VIDEO_LIMIT}
    accept={[]}
    errorMessage="This file type is not allowed."
    upload={upload}
    onUploaded={() => undefined}
  />
);

/** Uploads a recording and keeps its ID for the form. */
export function Example({
  uploadVideo,
  onRecording,
}: {
  uploadVideo: FileUploadProps<{ id: string }>['upload'];
  onRecording: (id: string | null) => void;
}) {
  return (
    <FileUpload
      label="Recording"
      kind="video"
      limit={VIDEO_LIMIT}
      accept={['video/mp4']}
      upload={uploadVideo}
      onUploaded={({ id }) => onRecording(id)}
      onRemoved={() => onRecording(null)}
      isRequired
      requiredMessage="Upload the recording."
    />
  );
}
