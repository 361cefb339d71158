import { useEffect, useState } from 'react';
import { FileText } from 'lucide-react';
import { FileUpload, IMAGE_LIMIT, PDF } from '../FileUpload/index.ts';
import type { FileUploadProps } from '../FileUpload/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import * as styles from '../FileUpload/FileUpload.css.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';

export interface ImageUploadProps<Result = unknown> extends Omit<
  FileUploadProps<Result>,
  'kind' | 'limit' | 'accept' | 'preview'
> {
  /** Address of the current image. */
  src?: string | undefined;
  /** Also accepts a PDF, shown as a tile: a bank's transfer receipt. @default false */
  takesPdf?: boolean | undefined;
}

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

/** The preview of a PDF; its name is shown below. */
function PdfTile() {
  return (
    <span className={styles.tile}>
      <Icon icon={FileText} />
      PDF
    </span>
  );
}

function Preview({ file, src }: { file: File | null; src: string | undefined }) {
  const uploadText = useOnDemandText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === null) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shown = address ?? src;
  return shown === undefined ? null : (
    <img className={styles.image} src={shown} alt={uploadText('upload.preview')} />
  );
}

/** Uploads an image up to 18M: a business card, a portrait, a cover; optionally a PDF. */
export function ImageUpload<Result = unknown>({
  src,
  takesPdf = false,
  ...rest
}: ImageUploadProps<Result>) {
  const isPdf = (file: File | null): boolean =>
    file === null ? /\.pdf$/i.test(rest.keptName ?? '') : file.type === PDF;
  return (
    <FileUpload
      {...rest}
      kind={takesPdf ? 'imageOrPdf' : 'image'}
      limit={IMAGE_LIMIT}
      accept={takesPdf ? [...ACCEPTED, PDF] : ACCEPTED}
      preview={(file) => (isPdf(file) ? <PdfTile /> : <Preview file={file} src={src} />)}
    />
  );
}
