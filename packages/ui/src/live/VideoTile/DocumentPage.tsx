import { FileText } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { AttachedVideo } from '../RoomParts/AttachedVideo.tsx';
import { Spinner } from '../../status/Spinner/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { VideoTileProps } from './VideoTileProps.ts';
import { words } from './VideoTile.css.ts';
import * as styles from './DocumentPage.css.ts';

type DocumentPageProps = Pick<VideoTileProps, 't' | 'name' | 'attach' | 'state' | 'onRetry'>;

/** A tile's document: the whole page above its file's name, or why it is missing (LPRE-16). */
export function DocumentPage({ t, name, attach, state = 'ready', onRetry }: DocumentPageProps) {
  const text = useText();
  return (
    <div className={styles.root}>
      <div className={styles.place}>
        {state === 'failed' ? (
          <div role="alert" className={styles.broken}>
            <p className={styles.title}>{t('liveMedia.documents.broken')}</p>
            <p className={styles.hint}>{t('liveMedia.documents.brokenForOthers')}</p>
            {onRetry && (
              <PlainButton className={styles.retry} onPress={onRetry}>
                {text('common.retry')}
              </PlainButton>
            )}
          </div>
        ) : (
          attach && <AttachedVideo attach={attach} fit="contain" isRead />
        )}
        {state === 'loading' && (
          <span role="status" className={styles.loading}>
            <Spinner />
            <span>{t('liveMedia.documents.loading')}</span>
          </span>
        )}
      </div>
      <div aria-hidden className={styles.file({ hasFailed: state === 'failed' })}>
        <Icon icon={FileText} size="sm" />
        <span className={words} dir="auto">
          {name}
        </span>
      </div>
    </div>
  );
}
