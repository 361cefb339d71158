import { CircleAlert, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../Button/index.ts';
import * as field from '../Field/Field.css.ts';
import { limitText } from '../FileUpload/index.ts';
import type { UploadFile } from '../FileUpload/index.ts';
import { useUpload } from '../FileUpload/useUpload.ts';
import { Icon } from '../Icon/index.ts';
import { Progress } from '../Progress/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { useText } from '../TextProvider/index.ts';
import { PREVIEW_TYPES } from './previewFiles.ts';
import * as styles from './PreviewPanel.css.ts';

export interface AddDocumentProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Bytes of the largest document. */
  limit: number;
  /** Sends it; the app owns the request. */
  upload: UploadFile<unknown>;
  /** The server has it: it stands in `files` from now on. */
  onUploaded: () => void;
}

/** Adds one document at a time: kind and size are looked at before anything is sent. */
export function AddDocument({ t, limit, upload, onUploaded }: AddDocumentProps) {
  const ui = useText();
  const { state, choose, retry, cancel } = useUpload(
    { kind: 'file', limit, accept: PREVIEW_TYPES },
    upload,
    () => onUploaded(),
  );
  const words = { limit: limitText(limit) };
  const file = state.status === 'uploading' || state.status === 'failed' ? state.file : null;
  const problem =
    state.status === 'failed'
      ? ui('upload.failed')
      : state.status === 'empty' && state.fault
        ? ui(`upload.${state.fault}`, words)
        : undefined;
  return (
    <div className={styles.add}>
      {file && <span className={styles.name}>{file.name}</span>}
      {state.status === 'uploading' && (
        <Progress
          label={ui('upload.uploading', { percent: state.percent })}
          value={state.percent}
        />
      )}
      <div className={styles.addActions}>
        {state.status === 'uploading' ? (
          <Button size="sm" emphasis="outline" tone="neutral" onPress={cancel}>
            {ui('upload.cancel')}
          </Button>
        ) : (
          <FileTrigger
            acceptedFileTypes={[...PREVIEW_TYPES]}
            onSelect={(files) => {
              const chosen = files?.[0];
              if (chosen) choose(chosen);
            }}
          >
            <Pressable>
              <Button size="sm" emphasis="outline" tone="neutral">
                <Icon icon={Upload} size="sm" />
                {t('liveMedia.documents.add')}
              </Button>
            </Pressable>
          </FileTrigger>
        )}
        {state.status === 'failed' && (
          <Button size="sm" onPress={retry}>
            {ui('common.retry')}
          </Button>
        )}
      </div>
      {problem === undefined ? (
        <span className={field.hint}>{t('liveMedia.documents.kinds', words)}</span>
      ) : (
        <span role="alert" className={field.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{problem}</span>
        </span>
      )}
    </div>
  );
}
