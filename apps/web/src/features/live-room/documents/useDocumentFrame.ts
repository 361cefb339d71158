import type { DrawnDocument, PreviewPane, PreviewController } from '@rostra/live-core/preview';
import type { OpenedDocumentData } from '@rostra/ui/PreviewPanel';
import { useEffect, useMemo, useState } from 'react';
import { DocumentFrame } from './DocumentFrame.ts';

/** Returns a function that draws a document into an element of the room; it changes only on a fresh start. */
export function useDocumentFrame(
  controller: PreviewController | null,
  pane: PreviewPane,
  drawn: DrawnDocument | null,
): OpenedDocumentData['attach'] | undefined {
  const { url, attempt, name, page } = drawn ?? {};
  // The initial page; later ones are sent to the frame.
  const first = useFirst(attempt, page ?? 1);
  const frame = useMemo(
    () =>
      controller === null || url === undefined || attempt === undefined
        ? undefined
        : new DocumentFrame({
            url,
            page: first,
            title: name ?? '',
            onMessage: (message) => controller.receive(pane, attempt, message),
          }),
    [controller, pane, url, attempt, name, first],
  );
  useEffect(() => {
    if (page !== undefined) frame?.show(page);
  }, [frame, page]);
  return frame?.attach;
}

/** Returns the value from when its key last changed. */
function useFirst<Value>(key: unknown, value: Value): Value {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
}
