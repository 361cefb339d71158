import { ApiError } from '@rostra/api-client';
import { DOCUMENT_MAX_BYTES } from '@rostra/contract';
import type { UploadKind } from '@rostra/contract';
import type { PreviewFile } from '@rostra/contract/live';
import { canModerate } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import type { DrawnDocument } from '@rostra/live-core/preview';
import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import { EmptyState } from '@rostra/ui/EmptyState';
import { PreviewPanel } from '@rostra/ui/PreviewPanel';
import type { OpenedDocumentData, PreviewManagement } from '@rostra/ui/PreviewPanel';
import { useEffect, useMemo, useState } from 'react';
import { useUploadPort } from '../../../files/useUploadPort.ts';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useDocumentFrame } from './useDocumentFrame.ts';
import { useDocuments } from './useDocuments.ts';

/** Maximum length of a file name; the end is kept, as it holds the file type. */
const NAME_MAX = 200;
const kindOf = ({ type }: File): UploadKind => (type.startsWith('image/') ? 'image' : 'document');

const rowOf = ({ id, file_name, transfer_status, failure }: PreviewFile) => ({
  id,
  name: file_name,
  state: transfer_status,
  failure: failure ?? undefined,
});

const isTrialOf = ({ session }: RoomState): boolean => session?.is_trial === true;

/** The room's documents in the panel: host and staff add, view and share them, others view them (LPRE-01). */
export default function DocumentsContainer() {
  const { t, run } = useRoom();
  const { controller, state } = useDocuments();
  const manages = useRoomState(canModerate);
  const isTrial = useRoomState(isTrialOf);
  const [removed, setRemoved] = useState<number | null>(null);
  const manage = useManagement(setRemoved);
  const { files, shown, opened } = state;
  const attach = useDocumentFrame(controller, 'opened', opened);
  useEffect(() => controller?.watch(), [controller]);
  const rows = useMemo(() => (files ?? []).map(rowOf), [files]);
  if (controller && files === null && isTrial) {
    return (
      <EmptyState title={t('liveMedia.documents.trial')}>
        {t('liveMedia.documents.trialHint')}
      </EmptyState>
    );
  }
  // An unknown list is not shown as empty.
  if (!controller || files === null) return null;
  const isShown = opened !== null && shown?.id === opened.id;
  const looked = ({ id, state: drawing, page, pages }: DrawnDocument): OpenedDocumentData => ({
    id,
    attach: attach ?? (() => () => undefined),
    state: drawing,
    onRetry: () => void run(controller.retry('opened')),
    pages: pages === null ? undefined : { page, count: pages },
    // Viewers of the shared document follow the presenter.
    onTurn: isShown && !manages ? undefined : (to) => void run(controller.turn(to)),
  });
  const name = rows.find(({ id }) => id === removed)?.name ?? '';
  const remove = async (): Promise<void> => {
    if (removed === null || (await run(controller.remove(removed)))) setRemoved(null);
  };
  return (
    <>
      <PreviewPanel
        t={t}
        files={rows}
        shownId={shown?.id ?? null}
        opened={opened && looked(opened)}
        onOpen={(id) => void run(controller.open(id))}
        onClose={() => controller.close()}
        manage={manages ? manage : undefined}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        tone="danger"
        title={t('liveMedia.documents.removeTitle')}
        confirmLabel={t('liveMedia.documents.removeAction')}
        onCancel={() => setRemoved(null)}
        onConfirm={() => void remove()}
      >
        {t('liveMedia.documents.removeText', { name })}
      </ConfirmDialog>
    </>
  );
}

/** Returns the document controls of host and staff (LPRE-11). */
function useManagement(askToRemove: (id: number) => void): PreviewManagement | undefined {
  const { run } = useRoom();
  const { controller } = useDocuments();
  const toast = useToast();
  const { upload } = useUploadPort(kindOf);
  if (!controller) return undefined;
  return {
    limit: DOCUMENT_MAX_BYTES,
    upload: async (file, port) => {
      try {
        const url = await upload(file, port);
        // A refused file is shown beside the button as not sent, with a way to retry.
        if (!(await run(controller.add(file.name.slice(-NAME_MAX), url))))
          throw new Error('refused');
      } catch (error) {
        if (error instanceof ApiError && !port.signal.aborted) toast.danger(error.message);
        throw error;
      }
    },
    onUploaded: () => undefined,
    onDelete: askToRemove,
    onConvertAgain: (id) => void run(controller.convertAgain(id)),
    onShow: (id) => void run(controller.show(id)),
    onStop: () => void run(controller.hide()),
  };
}
