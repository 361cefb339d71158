import { Lock } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorState } from '../../status/ErrorState/index.ts';
import type { UploadFile } from '../FileUpload/useUpload.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { text as readingText } from '../../data/RichTextView/RichTextView.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { EditorNotes } from './EditorNotes.tsx';
import { EditorTools } from './EditorTools.tsx';
import { hold } from './editorPlugins.ts';
import { LinkBar } from './LinkBar.tsx';
import { PendingImageView } from './PendingImageView.tsx';
import { ImageBar } from './ImageBar.tsx';
import { IMAGE_TYPES } from './imageUploads.ts';
import type { UploadedImage } from './imageUploads.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextDocument } from './richTextDocument.ts';
import type { ToolName } from './tools.ts';
import { useEditorSession } from './useEditorSession.ts';
import { useEditorText } from './useEditorText.ts';
import { WordCount } from './WordCount.tsx';

export interface EditorSurfaceInput {
  labelId: string;
  /** The ids of hint and problem. */
  describedBy: string;
  document: RichTextDocument;
  onChange: (document: RichTextDocument) => void;
  uploadImage: UploadFile<UploadedImage> | undefined;
  onUploadsChange: ((count: number) => void) | undefined;
  placeholder: string | undefined;
  lang: string | undefined;
  hasPaywall: boolean;
  leastWords: number | undefined;
  status: ReactNode;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
}

/** The editor itself, which a page loads when a text is edited. */
export function EditorSurface(props: EditorSurfaceInput) {
  const { isDisabled, isInvalid, isRequired, labelId, lang, onUploadsChange } = props;
  const t = useEditorText();
  const text = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const imageBar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const keysId = `${labelId}-keys`;
  const describedBy = `${props.describedBy} ${keysId}`.trim();
  const attributes = useMemo(
    () => ({
      class: `${readingText} ${styles.text}`,
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
      ...(lang !== undefined && { lang }),
    }),
    [isDisabled, isInvalid, isRequired, labelId, describedBy, lang],
  );
  const { session, look, isUnknown } = useEditorSession(text, {
    attributes,
    document: props.document,
    heldClass: styles.held,
    upload: props.uploadImage,
    onChange: props.onChange,
    onToolbar: () => toolbar.current?.querySelector('button')?.focus(),
    onLink: () => setLinking(true),
    onImage: () => imageBar.current?.querySelector('input')?.focus(),
  });
  const editor = session?.editor;
  const count = look?.pending.length ?? 0;

  useEffect(() => onUploadsChange?.(count), [count, onUploadsChange]);
  useEffect(() => {
    editor?.setOptions({ editable: !isDisabled, editorProps: { attributes } });
  }, [editor, isDisabled, attributes]);
  useEffect(() => {
    if (editor) hold(editor, isLinking);
  }, [editor, isLinking]);

  if (isUnknown) return <ErrorState title={t('unknown.title')}>{t('unknown.text')}</ErrorState>;
  const without: ToolName[] = [];
  if (!props.uploadImage) without.push('image');
  if (!props.hasPaywall && look?.moment.hasPaywall !== true) without.push('paywall');
  return (
    <>
      {session && look && !isDisabled && (
        <div className={styles.head}>
          <EditorTools
            editor={session.editor}
            moment={look.moment}
            without={without}
            onLink={() => setLinking(true)}
            onImage={() => files.current?.click()}
            place={toolbar}
          />
          {isLinking && (
            <LinkBar
              editor={session.editor}
              href={look.moment.href}
              onClose={() => {
                setLinking(false);
                session.editor.view.focus();
              }}
            />
          )}
          {look.moment.image && !isLinking && (
            <ImageBar editor={session.editor} image={look.moment.image} place={imageBar} />
          )}
          <EditorNotes
            look={look}
            onDismiss={() => {
              session.dismiss();
              session.editor.view.focus();
            }}
          />
        </div>
      )}
      <div className={styles.page}>
        {props.placeholder !== undefined && look?.moment.isEmpty === true && (
          <div aria-hidden className={`${readingText} ${styles.example}`} lang={lang}>
            {props.placeholder}
          </div>
        )}
        <div ref={text} />
      </div>
      {look && (
        <WordCount words={look.moment.words} least={props.leastWords} status={props.status} />
      )}
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          session?.addImages({ files: [...(currentTarget.files ?? [])], lost: 0 });
          // The same image can be chosen again.
          currentTarget.value = '';
        }}
      />
      <VisuallyHidden>
        <span id={keysId}>{t('tools.keys')}</span>
      </VisuallyHidden>
      {look?.pending.map((image) =>
        createPortal(
          <PendingImageView
            image={image}
            onRetry={() => session?.uploads.retry(image.id)}
            onGiveUp={() => {
              session?.uploads.giveUp(image.id);
              session?.editor.view.focus();
            }}
          />,
          image.place,
          image.id,
        ),
      )}
      {look?.paywall &&
        createPortal(
          <div className={styles.paywall}>
            <Icon icon={Lock} size="sm" />
            <span>{t('paywall.sign')}</span>
          </div>,
          look.paywall,
        )}
    </>
  );
}
