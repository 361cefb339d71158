import { CircleAlert, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../Button/index.ts';
import * as field from '../Field/Field.css.ts';
import { IMAGE_LIMIT, limitText } from '../FileUpload/index.ts';
import type { UploadFile } from '../FileUpload/index.ts';
import { useUpload } from '../FileUpload/useUpload.ts';
import { Icon } from '../Icon/index.ts';
import { Progress } from '../Progress/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { useText } from '../TextProvider/index.ts';
import type { BackgroundPicture } from './BackgroundPicker.tsx';
import * as styles from './BackgroundPicker.css.ts';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
const RULE = { kind: 'image', limit: IMAGE_LIMIT, accept: ACCEPTED } as const;

export interface AddPictureProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Sends it; the app owns the request. */
  upload: UploadFile<BackgroundPicture>;
  /** Called once the server has it. */
  onUploaded: (picture: BackgroundPicture) => void;
}

/** Brings an own picture of at most 18M (LBG-08): kind and size are looked at before anything is sent. */
export function AddPicture({ t, upload, onUploaded }: AddPictureProps) {
  const ui = useText();
  const { state, choose, retry, cancel } = useUpload(RULE, upload, onUploaded);
  const words = { limit: limitText(IMAGE_LIMIT) };
  const problem =
    state.status === 'failed'
      ? ui('upload.failed')
      : state.status === 'empty' && state.fault
        ? ui(`upload.${state.fault}`, words)
        : undefined;
  return (
    <div className={field.field}>
      {state.status === 'uploading' && (
        <Progress
          label={ui('upload.uploading', { percent: state.percent })}
          value={state.percent}
        />
      )}
      <div className={styles.actions}>
        {state.status === 'uploading' ? (
          <Button size="sm" emphasis="outline" tone="neutral" onPress={cancel}>
            {ui('upload.cancel')}
          </Button>
        ) : (
          <FileTrigger
            acceptedFileTypes={ACCEPTED}
            onSelect={(files) => {
              const chosen = files?.[0];
              if (chosen) choose(chosen);
            }}
          >
            <Pressable>
              <Button size="sm" emphasis="outline" tone="neutral">
                <Icon icon={Upload} size="sm" />
                {t('liveMedia.background.add')}
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
        <span className={field.hint}>{ui('upload.hintImage', words)}</span>
      ) : (
        <span role="alert" className={field.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{problem}</span>
        </span>
      )}
    </div>
  );
}
