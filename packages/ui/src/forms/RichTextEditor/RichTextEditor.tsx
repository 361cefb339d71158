import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorState } from '../../status/ErrorState/index.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { RequiredMark, useMissing } from '../Field/requiredField.tsx';
import type { UploadFile } from '../FileUpload/useUpload.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { EditorSurfaceInput } from './EditorSurface.tsx';
import { isBlank } from './isBlank.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextDocument } from './richTextDocument.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface RichTextEditorProps extends FieldWords, RootProps {
  /**
   * The initial text; the editor holds it from then on. Another text needs another `key`. @default
   * an empty one
   */
  defaultValue?: RichTextDocument | undefined;
  /** Receives the whole document after each change: save it at once, so that nothing is lost. */
  onChange: (document: RichTextDocument) => void;
  /** Uploads an image and returns its address; without it the text has no images. */
  uploadImage?: UploadFile<{ src: string }> | undefined;
  /** Receives the number of uploading and failed images: they are not part of the document yet. */
  onUploadsChange?: ((count: number) => void) | undefined;
  /** An example of a first line; never the only place for essential information. */
  placeholder?: string | undefined;
  /** The language of the text, which sets its reading type. @default the page's */
  lang?: string | undefined;
  /** The text can have a paid part. @default false */
  hasPaywall?: boolean | undefined;
  /** The minimum number of words; the count shows the current number. @default any number */
  leastWords?: number | undefined;
  /** The app's note on the text, beside the count: "Saved at 14:30". */
  status?: ReactNode;
  /** The text is read-only. @default false */
  isDisabled?: boolean | undefined;
}

const NOTHING: RichTextDocument = { type: 'doc', content: [] };

type Surface = ComponentType<EditorSurfaceInput>;

/** Loads the editor once this component mounts; a failed load can be retried. */
function useSurface() {
  const [surface, setSurface] = useState<{ part: Surface } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isAway = false;
    setFailed(false);
    import('./EditorSurface.tsx').then(
      ({ EditorSurface }) => {
        if (!isAway) setSurface({ part: EditorSurface });
      },
      () => {
        if (!isAway) setFailed(true);
      },
    );
    return () => {
      isAway = true;
    };
  }, [attempt]);
  return { Surface: surface?.part, hasFailed, retry: () => setAttempt((count) => count + 1) };
}

/** A long text with headings, lists, links and images, as `RichTextView` shows it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelEnd, hint, keepsHint = false, isOptional = false } = props;
  const { isDisabled = false, isRequired = false, defaultValue = NOTHING } = props;
  const t = useText();
  const id = useId();
  const { Surface, hasFailed, retry } = useSurface();
  const [isEmpty, setEmpty] = useState(() => isBlank(defaultValue));
  const missing = useMissing(props, isEmpty);
  const errorMessage = props.errorMessage ?? missing;
  const isInvalid = errorMessage !== undefined;
  const isHintShown = hint !== undefined && (keepsHint || !isInvalid);
  const hintId = isHintShown ? `${id}-hint` : '';
  const problemId = isInvalid ? `${id}-problem` : '';
  return (
    <div {...rootProps(props, field.field)}>
      <span className={field.head}>
        <span id={id} className={field.label}>
          <span>{label}</span>
          {isOptional && <span className={field.optional}>{t('common.optional')}</span>}
        </span>
        {isRequired && <RequiredMark />}
        {wrapTexts(labelEnd)}
      </span>
      <div
        className={styles.frame}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        {Surface ? (
          <Surface
            labelId={id}
            describedBy={`${problemId} ${hintId}`.trim()}
            document={defaultValue}
            onChange={(document) => {
              setEmpty(isBlank(document));
              props.onChange(document);
            }}
            uploadImage={props.uploadImage}
            onUploadsChange={props.onUploadsChange}
            placeholder={props.placeholder}
            lang={props.lang}
            hasPaywall={props.hasPaywall ?? false}
            leastWords={props.leastWords}
            status={props.status}
            isInvalid={isInvalid}
            isRequired={isRequired}
            isDisabled={isDisabled}
          />
        ) : (
          <div className={styles.waiting}>
            {hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton count={4} isAnnounced />}
          </div>
        )}
      </div>
      {isInvalid && (
        <span id={problemId} className={field.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{errorMessage}</span>
        </span>
      )}
      {isHintShown && (
        <span id={hintId} className={field.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
