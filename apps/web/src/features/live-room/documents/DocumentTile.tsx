import { ErrorState } from '@rostra/ui/ErrorState';
import { VideoTile } from '@rostra/ui/VideoTile';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { onStage } from '../onStage.css.ts';
import { useRoom } from '../RoomContext.ts';
import { useDocumentFrame } from './useDocumentFrame.ts';
import { useDocuments } from './useDocuments.ts';

/** Nobody reads it: a document is named by its file. */
const SHOWN_BY = 'broadcaster';

/** The document that everyone sees, at the page that the host is on (LPRE-14, LPRE-17). */
export function DocumentTile() {
  const { t, run } = useRoom();
  const { tool, state } = useDocuments();
  const { shown } = state;
  const attach = useDocumentFrame(tool, 'shown', shown);
  if (!tool || !shown) return null;
  const { name, page, pages } = shown;
  if (shown.state === 'failed') {
    return (
      <div className={onStage}>
        <ErrorState
          title={t('liveMedia.documents.broken')}
          onRetry={() => void run(tool.retry('shown'))}
        >
          {t('liveMedia.documents.brokenForOthers')}
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <VideoTile t={t} kind="document" name={name} role={SHOWN_BY} attach={attach} />
      <VisuallyHidden>
        <span role="status">
          {shown.state === 'loading'
            ? t('liveMedia.documents.loading')
            : pages !== null && t('liveMedia.documents.page', { page, count: pages })}
        </span>
      </VisuallyHidden>
    </>
  );
}
