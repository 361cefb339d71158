import { FileText, MonitorUp, RefreshCw, Trash2 } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import type { PreviewManagement } from './PreviewManagement.ts';
import type { PreviewFile } from './previewFiles.ts';
import * as styles from './PreviewPanel.css.ts';

export interface PreviewRowProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The document. */
  file: PreviewFile;
  /** The reader has it open now. */
  isOpen: boolean;
  /** Everyone sees it now. */
  isShown: boolean;
  /** Opens it. */
  onOpen: (id: number) => void;
  /** Only for host and staff. */
  manage: Pick<PreviewManagement, 'onDelete' | 'onConvertAgain'> | undefined;
}

/** Its state, below its name: loading, failed, or visible to everyone. */
function Status({ t, file, isShown }: { t: LiveText; file: PreviewFile; isShown: boolean }) {
  if (file.state === 'finished')
    return isShown ? (
      <span className={styles.shown}>
        <Icon icon={MonitorUp} size="sm" />
        <span>{t('liveMedia.documents.shown')}</span>
      </span>
    ) : null;
  return (
    <span className={file.state === 'failed' ? styles.failed : styles.waiting}>
      {file.state === 'converting' && <Spinner size="sm" />}
      <span>
        {file.state === 'failed' && file.failure !== undefined
          ? t(`liveMedia.documents.failures.${file.failure}`)
          : t(`liveMedia.documents.states.${file.state}`)}
      </span>
    </span>
  );
}

/** One document of the list; only a finished one can be opened. */
export function PreviewRow({ t, file, isOpen, isShown, onOpen, manage }: PreviewRowProps) {
  const { id, name, state } = file;
  const words = (
    <>
      <Icon icon={FileText} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <Status t={t} file={file} isShown={isShown} />
      </span>
    </>
  );
  return (
    <li className={styles.row({ isOpen })}>
      {state === 'finished' ? (
        <PlainButton
          className={styles.open}
          data-document={id}
          aria-current={isOpen || undefined}
          onPress={() => onOpen(id)}
        >
          {words}
        </PlainButton>
      ) : (
        <span className={styles.closed}>{words}</span>
      )}
      {manage && (
        <span className={styles.rowActions}>
          {state === 'failed' && (
            <IconButton
              icon={RefreshCw}
              size="sm"
              label={t('liveMedia.documents.againNamed', { name })}
              onPress={() => manage.onConvertAgain(id)}
            />
          )}
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('liveMedia.documents.remove', { name })}
            onPress={() => manage.onDelete(id)}
          />
        </span>
      )}
    </li>
  );
}
