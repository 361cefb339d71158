import { VideoTile } from '@rostra/ui/VideoTile';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { useRoom } from '../RoomContext.ts';
import { useDocumentFrame } from './useDocumentFrame.ts';
import { useDocuments } from './useDocuments.ts';

/** Never shown: a document is named by its file. */
const SHOWN_BY = 'broadcaster';

/** The document shared with everyone, at the host's page (LPRE-14, LPRE-17). */
export function DocumentTile() {
  const { t, run } = useRoom();
  const { controller, state } = useDocuments();
  const { shown } = state;
  const attach = useDocumentFrame(controller, 'shown', shown);
  if (!controller || !shown) return null;
  const { name, page, pages } = shown;
  return (
    <>
      <VideoTile
        t={t}
        kind="document"
        name={name}
        role={SHOWN_BY}
        attach={attach}
        state={shown.state}
        onRetry={() => void run(controller.retry('shown'))}
      />
      <VisuallyHidden>
        <span role="status">
          {shown.state === 'ready' &&
            pages !== null &&
            t('liveMedia.documents.page', { page, count: pages })}
        </span>
      </VisuallyHidden>
    </>
  );
}
