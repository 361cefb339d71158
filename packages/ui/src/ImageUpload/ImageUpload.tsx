import { useEffect, useState } from 'react';
import { FileUpload, IMAGE_LIMIT } from '../FileUpload/index.ts';
import type { FileUploadProps } from '../FileUpload/index.ts';
import * as styles from '../FileUpload/FileUpload.css.ts';
import { useText } from '../TextProvider/index.ts';

export interface ImageUploadProps<Result = unknown> extends Omit<
  FileUploadProps<Result>,
  'kind' | 'limit' | 'accept' | 'preview'
> {
  /** The picture that is there already. */
  src?: string | undefined;
}

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

function Preview({ file, src }: { file: File | null; src: string | undefined }) {
  const t = useText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === null) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shown = address ?? src;
  return shown === undefined ? null : (
    <img className={styles.picture} src={shown} alt={t('upload.preview')} />
  );
}

/** An image up to 18M: a business card, a portrait, a cover. */
export function ImageUpload<Result = unknown>({ src, ...rest }: ImageUploadProps<Result>) {
  return (
    <FileUpload
      {...rest}
      kind="image"
      limit={IMAGE_LIMIT}
      accept={ACCEPTED}
      preview={(file) => <Preview file={file} src={src} />}
    />
  );
}
