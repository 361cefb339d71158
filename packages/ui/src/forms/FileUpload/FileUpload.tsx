import { CircleCheck, Pause, Upload } from 'lucide-react';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Pressable } from 'react-aria-components/Pressable';
import { Button } from '../../actions/Button/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldProblem, RequiredMark, useMissing } from '../Field/requiredField.tsx';
import type { Requirement } from '../Field/requiredField.tsx';
import { RequiredWord } from '../Field/RequiredWord.tsx';
import { useFocusRestore } from '../../focus/restoreFocus/restoreFocus.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Progress } from '../../status/Progress/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { limitText } from './uploadLimits.ts';
import type { UploadRule } from './uploadLimits.ts';
import { useUpload } from './useUpload.ts';
import type { PausedUpload, UploadFile } from './useUpload.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './FileUpload.css.ts';

export interface FileUploadProps<Result = unknown> extends UploadRule, Requirement, RootProps {
  /** The label: "Business card". */
  label: string;
  /** Uploads the file; the app owns the request. */
  upload: UploadFile<Result>;
  /** Called once the server has the file, with its answer. */
  onUploaded: (result: Result, file: File) => void;
  /** Name of a file uploaded earlier, such as before a reload. */
  keptName?: string | undefined;
  /** An upload paused earlier, such as in a step that the reader returns to. */
  begun?: PausedUpload | undefined;
  /** Called after the file is removed or replaced. */
  onRemoved?: (() => void) | undefined;
  /** Returns a preview of the selected file. */
  preview?: ((file: File | null) => ReactNode) | undefined;
  /** An external problem: "upload a business card". */
  errorMessage?: string | undefined;
  /** Disables selecting a file. @default false */
  isDisabled?: boolean | undefined;
}

const hints = {
  image: 'upload.hintImage',
  imageOrPdf: 'upload.hintImageOrPdf',
  video: 'upload.hintFile',
  file: 'upload.hintFile',
} as const;

/**
 * Uploads one file: checks type and size first, shows progress, and lets the reader cancel, pause,
 * resume and retry.
 */
export function FileUpload<Result = unknown>({
  label,
  kind,
  limit,
  accept,
  upload,
  onUploaded,
  keptName,
  begun,
  onRemoved,
  preview,
  errorMessage,
  isDisabled = false,
  isRequired = false,
  requiredMessage,
  ref,
  className,
}: FileUploadProps<Result>) {
  const t = useText();
  const uploadText = useOnDemandText();
  const id = useId();
  const rule = { kind, limit, accept };
  const { state, choose, pause, resume, cancel } = useUpload(rule, upload, onUploaded, begun);
  const words = { limit: limitText(limit) };
  const fault =
    state.status === 'empty' && state.fault
      ? uploadText(`upload.${state.fault}`, words)
      : undefined;
  const isUnderWay = state.status === 'uploading' || state.status === 'paused';
  const canResume = 'part' in state && state.part !== undefined;
  const failure = () =>
    canResume ? uploadText('upload.cut', { percent: state.percent }) : uploadText('upload.failed');
  const file = state.status === 'empty' ? null : state.file;
  const name = file?.name ?? keptName;
  const isThere = state.status === 'done' || (file === null && name !== undefined);
  const missing = useMissing({ isRequired, requiredMessage, isDisabled }, !isThere);
  const problem = fault ?? (state.status === 'failed' ? failure() : (errorMessage ?? missing));
  const place = useRef<HTMLDivElement>(null);
  useFocusRestore(place);
  useImperativeHandle(ref, () => place.current as HTMLElement, []);
  const remove = () => {
    cancel();
    onRemoved?.();
  };
  return (
    <div
      {...rootProps({ ref: place, className }, field.field)}
      role="group"
      aria-labelledby={id}
      data-invalid={problem !== undefined || undefined}
    >
      <span className={field.label}>
        <span id={id} className={field.label}>
          <span>{label}</span>
          {isRequired && <RequiredWord />}
        </span>
        {isRequired && <RequiredMark />}
      </span>
      <div className={styles.box}>
        {wrapTexts(preview?.(file))}
        {name !== undefined && (
          <div className={styles.row}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            {isThere && (
              <span className={styles.done}>
                <Icon icon={CircleCheck} size="sm" />
                <span>{uploadText('upload.done')}</span>
              </span>
            )}
          </div>
        )}
        {isUnderWay && (
          <Progress
            label={uploadText(`upload.${state.status}`, { percent: state.percent })}
            value={state.percent}
          />
        )}
        <div className={styles.row}>
          {state.status === 'uploading' && canResume && (
            <Button size="sm" emphasis="outline" tone="neutral" onPress={pause}>
              <Icon icon={Pause} size="sm" />
              <span>{uploadText('upload.pause')}</span>
            </Button>
          )}
          {(state.status === 'paused' || state.status === 'failed') && (
            <Button size="sm" onPress={resume}>
              {canResume ? uploadText('upload.resume') : t('common.retry')}
            </Button>
          )}
          {isUnderWay ? (
            <Button size="sm" emphasis="outline" tone="neutral" onPress={cancel}>
              {uploadText('upload.cancel')}
            </Button>
          ) : (
            <FileTrigger
              acceptedFileTypes={[...accept]}
              onSelect={(files) => {
                const chosen = files?.[0];
                if (!chosen) return;
                onRemoved?.();
                choose(chosen);
              }}
            >
              <Pressable isDisabled={isDisabled}>
                <Button size="sm" emphasis="outline" tone="neutral" isDisabled={isDisabled}>
                  <Icon icon={Upload} size="sm" />
                  <span>
                    {name === undefined
                      ? uploadText(kind === 'image' ? 'upload.chooseImage' : 'upload.chooseFile')
                      : uploadText('upload.replace')}
                  </span>
                </Button>
              </Pressable>
            </FileTrigger>
          )}
          {(isThere || state.status === 'failed') && (
            <Button size="sm" emphasis="ghost" tone="danger" onPress={remove}>
              {uploadText('upload.remove')}
            </Button>
          )}
        </div>
        <span className={field.hint}>{uploadText(hints[kind], words)}</span>
      </div>
      <VisuallyHidden>
        <span role="status">
          {state.status === 'done'
            ? uploadText('upload.done')
            : state.status === 'paused' && uploadText('upload.paused', { percent: state.percent })}
        </span>
      </VisuallyHidden>
      {problem !== undefined && <FieldProblem isAlert>{problem}</FieldProblem>}
    </div>
  );
}
