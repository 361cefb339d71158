import { useEffect, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Progress } from '../../status/Progress/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import type { PendingImage } from './imageUploads.ts';
import * as styles from './RichTextEditor.css.ts';
import { useEditorText } from './useEditorText.ts';

export interface PendingImageViewInput {
  image: PendingImage;
  onRetry: () => void;
  onGiveUp: () => void;
}

/**
 * An uploading image, in its position in the text: its progress, and the actions after a failure.
 */
export function PendingImageView({ image, onRetry, onGiveUp }: PendingImageViewInput) {
  const { file, percent, hasFailed } = image;
  const t = useText();
  const uploadText = useOnDemandText();
  const words = useEditorText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const { name } = file;
  return (
    <div role="group" aria-label={name} className={styles.pending}>
      {address !== undefined && <img className={styles.pendingImage} src={address} alt="" />}
      {hasFailed ? (
        <span role="alert" className={styles.pendingFault}>
          {words('image.failed', { name })}
        </span>
      ) : (
        <Progress label={words('image.uploading', { name })} value={percent} />
      )}
      <div className={styles.pendingActions}>
        {hasFailed ? (
          <>
            <Button size="sm" onPress={onRetry}>
              {t('common.retry')}
            </Button>
            <Button size="sm" emphasis="outline" tone="neutral" onPress={onGiveUp}>
              {words('image.leaveOut')}
            </Button>
          </>
        ) : (
          <Button size="sm" emphasis="outline" tone="neutral" onPress={onGiveUp}>
            {uploadText('upload.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
