import { useEffect, useRef, useState } from 'react';
import { AddFile } from '../FileUpload/AddFile.tsx';
import { limitText } from '../FileUpload/index.ts';
import type { UploadFile } from '../FileUpload/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { OpenedDocument } from './OpenedDocument.tsx';
import type { OpenedDocumentData } from './OpenedDocument.tsx';
import { PreviewRow } from './PreviewRow.tsx';
import { PREVIEW_TYPES, conversionsSince, filesFor } from './previewFiles.ts';
import type { PreviewFile } from './previewFiles.ts';
import * as styles from './PreviewPanel.css.ts';

export type { OpenedDocumentData } from './OpenedDocument.tsx';
export type { PreviewFile } from './previewFiles.ts';

/** What host and staff may do with documents (LPRE-11, LPRE-12). */
export interface PreviewManagement {
  /** Bytes of the largest document. */
  limit: number;
  /** Sends a document; the app owns the request. */
  upload: UploadFile<unknown>;
  /** The server has it: it belongs among `files` from now on. */
  onUploaded: () => void;
  /** The app asks back first. */
  onDelete: (id: number) => void;
  /** Converts once more what could not be converted. */
  onConvertAgain: (id: number) => void;
  /** Everyone sees it from now on; until then nobody else does. */
  onShow: (id: number) => void;
  /** Nobody else sees it any more. */
  onStop: () => void;
}

export interface PreviewPanelProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In the order to show; who may not manage them is shown the finished ones alone. */
  files: readonly PreviewFile[];
  /** What everyone sees now. @default null */
  shownId?: number | null | undefined;
  /** What the reader looks at; null: the list alone. */
  opened: OpenedDocumentData | null;
  /** Opens a finished one for the reader alone. */
  onOpen: (id: number) => void;
  /** Clears what is looked at (LPRE-15). */
  onClose: () => void;
  /** For host and staff alone. */
  manage?: PreviewManagement | undefined;
}

/** Says which conversions have ended: somebody waits for them. */
function ConversionNews({ t, files }: Pick<PreviewPanelProps, 't' | 'files'>) {
  const before = useRef(files);
  const [ended, setEnded] = useState<readonly PreviewFile[]>([]);
  useEffect(() => {
    const since = conversionsSince(before.current, files);
    before.current = files;
    if (since.length > 0) setEnded(since);
  }, [files]);
  return (
    <VisuallyHidden>
      <span role="status">
        {ended
          .map(({ name, state }) =>
            t(`liveMedia.documents.${state === 'failed' ? 'notConverted' : 'ready'}`, { name }),
          )
          .join(' ')}
      </span>
    </VisuallyHidden>
  );
}

/**
 * The room's documents: their list, and the one that is looked at. Host and staff look first and show it
 * to everyone then; the others read what is finished (LPRE-01).
 */
export function PreviewPanel(props: PreviewPanelProps) {
  const { t, files, shownId = null, opened, onOpen, onClose, manage } = props;
  const root = useRef<HTMLElement>(null);
  const openedId = opened?.id ?? null;
  const before = useRef(openedId);
  useEffect(() => {
    const last = before.current;
    before.current = openedId;
    if (openedId !== null || last === null) return;
    // Its buttons are gone with it: the keyboard goes on where it was opened.
    const row = root.current?.querySelector<HTMLElement>(`[data-document="${last}"]`);
    if (document.activeElement === document.body) row?.focus();
  }, [openedId]);
  const listed = filesFor(files, manage !== undefined);
  const file = files.find(({ id }) => id === openedId);
  return (
    <section ref={root} aria-label={t('liveMedia.documents.label')} className={styles.root}>
      {opened && file && (
        <OpenedDocument
          t={t}
          name={file.name}
          document={opened}
          isShown={shownId === file.id}
          onClose={onClose}
          showing={
            manage && {
              onShow: () => manage.onShow(file.id),
              onStop: manage.onStop,
            }
          }
        />
      )}
      {listed.length === 0 ? (
        <EmptyState title={t('liveMedia.documents.empty')}>
          {t(`liveMedia.documents.${manage ? 'emptyHint' : 'emptyForOthers'}`)}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {listed.map((listedFile) => (
            <PreviewRow
              key={listedFile.id}
              t={t}
              file={listedFile}
              isOpen={listedFile.id === openedId}
              isShown={listedFile.id === shownId}
              onOpen={onOpen}
              manage={manage}
            />
          ))}
        </ul>
      )}
      {manage && <ConversionNews t={t} files={files} />}
      {manage && (
        <AddFile
          rule={{ kind: 'file', limit: manage.limit, accept: PREVIEW_TYPES }}
          label={t('liveMedia.documents.add')}
          hint={t('liveMedia.documents.kinds', { limit: limitText(manage.limit) })}
          upload={manage.upload}
          onUploaded={manage.onUploaded}
        />
      )}
    </section>
  );
}
