import { FileUpload, IMAGE_LIMIT } from '@rostra/ui/FileUpload';
import { ImageUpload } from '@rostra/ui/ImageUpload';
import type { ImageUploadProps } from '@rostra/ui/ImageUpload';
import { useState } from 'react';
import { plate } from '../../story/samples/image.ts';

const upload = () => Promise.resolve(null);

/** Show the current image, so that the reader sees what a new one replaces. */
export const Do = () => (
  <ImageUpload
    label="Event cover"
    src={plate}
    keptName="cover.png"
    upload={upload}
    onUploaded={() => undefined}
  />
);

/** Show only the name of an image file. */
export const Dont = () => (
  <FileUpload
    label="Event cover"
    kind="image"
    limit={IMAGE_LIMIT}
    accept={['image/png']}
    keptName="cover.png"
    upload={upload}
    onUploaded={() => undefined}
  />
);

/** Replaces the cover of an event. */
export function Example({
  cover,
  uploadImage,
}: {
  cover: string;
  uploadImage: ImageUploadProps<{ src: string }>['upload'];
}) {
  const [src, setSrc] = useState<string | undefined>(cover);
  return (
    <ImageUpload
      label="Event cover"
      src={src}
      upload={uploadImage}
      onUploaded={(image) => setSrc(image.src)}
      onRemoved={() => setSrc(undefined)}
    />
  );
}
