import { ImageUpload } from '@rostra/ui/ImageUpload';
import type { UploadPort } from '../../files/useUploadPort.ts';
import { useText } from '../../language/useText.ts';

export interface CardUploadFieldProps {
  port: UploadPort;
  /** Name of a card uploaded before a reload; empty without one. */
  keptName: string;
  onUploaded: (fileUrl: string, fileName: string) => void;
  onRemoved: () => void;
  problem: string | undefined;
}

/** Field for the business card of a sign-up; one uploaded before a reload is still there (AUTH-08). */
export function CardUploadField(props: CardUploadFieldProps) {
  const t = useText();
  return (
    <ImageUpload<string>
      label={t('auth.signup.card')}
      upload={props.port.upload}
      keptName={props.keptName || undefined}
      onUploaded={(fileUrl, file) => props.onUploaded(fileUrl, file.name)}
      onRemoved={props.onRemoved}
      errorMessage={props.port.problem ?? props.problem}
    />
  );
}
