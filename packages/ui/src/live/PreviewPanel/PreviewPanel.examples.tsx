import { PreviewPanel } from '@rostra/ui/PreviewPanel';
import type { OpenedDocumentData, PreviewFile, PreviewPanelProps } from '@rostra/ui/PreviewPanel';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const failed: PreviewFile = { id: 1, name: 'Margin bridge 2Q26.xlsx', state: 'failed' };
const LIMIT = 50 * 1024 * 1024;

function Failed({ first }: { first: PreviewFile }) {
  const [files, setFiles] = useState<readonly PreviewFile[]>([first]);
  const nothing = () => undefined;
  return (
    <PreviewPanel
      t={texts}
      files={files}
      opened={null}
      onOpen={nothing}
      onClose={nothing}
      manage={{
        limit: LIMIT,
        upload: () => Promise.resolve(null),
        onUploaded: nothing,
        onDelete: () => setFiles([]),
        onConvertAgain: () => setFiles([{ ...first, state: 'converting' }]),
        onShow: nothing,
        onStop: nothing,
      }}
    />
  );
}

/** Pass the reason of a failed conversion: the row then names the fix. */
export const Do = () => <Failed first={{ ...failed, failure: 'unreadable' }} />;

/** Omit the reason of a failure: the host tries the same file again. */
export const Dont = () => <Failed first={failed} />;

interface DocumentsProps extends Pick<PreviewPanelProps, 't' | 'files' | 'shownId' | 'manage'> {
  /** Returns the page of a document and its state; `attach` is the same function each time. */
  openedBy: (id: number) => OpenedDocumentData;
}

/** Each reader opens documents for themselves; without `manage` they cannot show them to others. */
export function Example({ openedBy, ...room }: DocumentsProps) {
  const [id, setId] = useState<number | null>(null);
  return (
    <PreviewPanel
      {...room}
      opened={id === null ? null : openedBy(id)}
      onOpen={setId}
      onClose={() => setId(null)}
    />
  );
}
