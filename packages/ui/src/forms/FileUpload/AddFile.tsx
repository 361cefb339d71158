import { CircleAlert, Upload } from 'lucide-react';
import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../../actions/Button/index.ts';
import * as field from '../Field/Field.css.ts';
import { useFocusRestore } from '../../focus/restoreFocus/restoreFocus.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Progress } from '../../status/Progress/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { limitText } from './uploadLimits.ts';
import type { UploadRule } from './uploadLimits.ts';
import { useUpload } from './useUpload.ts';
import type { UploadFile } from './useUpload.ts';
import * as styles from './FileUpload.css.ts';

export interface AddFileProps<Result> {
  /** The accepted files. */
  rule: UploadRule;
  /** The button's text: "Add an image". */
  label: string;
  /** Guidance on accepted files, before there is a problem. */
  hint: string;
  /** Uploads the file; the app owns the request. */
  upload: UploadFile<Result>;
  /** Called once the server has the file: it is in the list from now on, and another can be added. */
  onUploaded: (result: Result, file: File) => void;
}

/** Adds files to a list one by one; type and size are checked before uploading. */
export function AddFile<Result>({ rule, label, hint, upload, onUploaded }: AddFileProps<Result>) {
  const t = useText();
  const uploadText = useOnDemandText();
  const { state, choose, resume, cancel } = useUpload(rule, upload, onUploaded);
  const place = useRef<HTMLDivElement>(null);
  useFocusRestore(place);
  const file = state.status === 'uploading' || state.status === 'failed' ? state.file : null;
  const problem =
    state.status === 'failed'
      ? uploadText('upload.failed')
      : state.status === 'empty' && state.fault
        ? uploadText(`upload.${state.fault}`, { limit: limitText(rule.limit) })
        : undefined;
  return (
    <div ref={place} className={field.field}>
      {file && (
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
      )}
      {state.status === 'uploading' && (
        <Progress
          label={uploadText('upload.uploading', { percent: state.percent })}
          value={state.percent}
        />
      )}
      <div className={styles.row}>
        {state.status === 'uploading' ? (
          <Button size="sm" emphasis="outline" tone="neutral" onPress={cancel}>
            {uploadText('upload.cancel')}
          </Button>
        ) : (
          <FileTrigger
            acceptedFileTypes={[...rule.accept]}
            onSelect={(files) => {
              const chosen = files?.[0];
              if (chosen) choose(chosen);
            }}
          >
            <Pressable>
              <Button size="sm" emphasis="outline" tone="neutral">
                <Icon icon={Upload} size="sm" />
                <span>{label}</span>
              </Button>
            </Pressable>
          </FileTrigger>
        )}
        {state.status === 'failed' && (
          <Button size="sm" onPress={resume}>
            {t('common.retry')}
          </Button>
        )}
      </div>
      {problem === undefined ? (
        <span className={field.hint}>{hint}</span>
      ) : (
        <span role="alert" className={field.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{problem}</span>
        </span>
      )}
    </div>
  );
}
