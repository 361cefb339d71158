import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { AddFile } from '../../forms/FileUpload/AddFile.tsx';
import { limitText } from '../../forms/FileUpload/index.ts';

import { EmptyState } from '../../status/EmptyState/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { OpenedDocument } from './OpenedDocument.tsx';
import type { OpenedDocumentData } from './OpenedDocument.tsx';
import { PreviewRow } from './PreviewRow.tsx';
import { PREVIEW_TYPES, conversionsSince, filesFor } from './previewFiles.ts';
import type { PreviewFile } from './previewFiles.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PreviewPanel.css.ts';
import type { PreviewManagement } from './PreviewManagement.ts';

export type { PreviewManagement } from './PreviewManagement.ts';

export type { OpenedDocumentData } from './OpenedDocument.tsx';
export type { PreviewFile } from './previewFiles.ts';

export interface PreviewPanelProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In the order to show; only the finished ones for members who can't manage them. */
  files: readonly PreviewFile[];
  /** The document that everyone sees now. @default null */
  shownId?: number | null | undefined;
  /** The document that the reader has open; null shows the list alone. */
  opened: OpenedDocumentData | null;
  /** Opens a finished one for the reader alone. */
  onOpen: (id: number) => void;
  /** Closes the opened document (LPRE-15). */
  onClose: () => void;
  /** Only for host and staff. */
  manage?: PreviewManagement | undefined;
}

/** Announces finished conversions, because somebody waits for them. */
function ConversionNotice({ t, files }: Pick<PreviewPanelProps, 't' | 'files'>) {
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
 * The room's documents: their list, and the opened one. Host and staff look first and then show it
 * to everyone; the others read finished documents (LPRE-01).
 */
export function PreviewPanel(props: PreviewPanelProps) {
  const { t, files, shownId = null, opened, onOpen, onClose, manage } = props;
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(props.ref, () => root.current as HTMLElement, []);
  const openedId = opened?.id ?? null;
  const before = useRef(openedId);
  useEffect(() => {
    const last = before.current;
    before.current = openedId;
    if (openedId !== null || last === null) return;
    // Its buttons are gone with it: the focus returns to the button that opened it.
    const row = root.current?.querySelector<HTMLElement>(`[data-document="${last}"]`);
    if (document.activeElement === document.body) row?.focus();
  }, [openedId]);
  const listed = filesFor(files, manage !== undefined);
  const file = files.find(({ id }) => id === openedId);
  return (
    <section
      {...rootProps({ ref: root, className: props.className }, styles.root)}
      aria-label={t('liveMedia.documents.label')}
    >
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
      {manage && <ConversionNotice t={t} files={files} />}
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
