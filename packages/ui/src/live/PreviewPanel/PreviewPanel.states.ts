import type { State } from '../../story/matrix.ts';
import { slide } from '../../story/samples/portrait.ts';
import type { PreviewManagement } from './PreviewManagement.ts';
import type { OpenedDocumentData, PreviewPanelProps } from './PreviewPanel.tsx';

const nothing = () => undefined;
/** 50M, as the room takes documents. */
export const SAMPLE_LIMIT = 50 * 1024 * 1024;

const manage: PreviewManagement = {
  limit: SAMPLE_LIMIT,
  upload: () => Promise.resolve(null),
  onUploaded: nothing,
  onDelete: nothing,
  onConvertAgain: nothing,
  onShow: nothing,
  onStop: nothing,
};
const opened: OpenedDocumentData = {
  id: 1,
  attach: slide,
  state: 'ready',
  pages: { page: 7, count: 24 },
  onTurn: nothing,
};

/** Files are the story's, named in its language. */
export const previewPanelStates: State<PreviewPanelProps>[] = [
  { name: 'host: none yet', props: { files: [], manage } },
  { name: 'host: the list', props: { manage } },
  { name: 'host: looks at one', props: { manage, opened } },
  { name: 'host: shows it to everyone', props: { manage, opened, shownId: 1 } },
  { name: 'host: it loads', props: { manage, opened: { ...opened, state: 'loading' } } },
  {
    name: 'host: it did not open',
    props: { manage, opened: { ...opened, state: 'failed', onRetry: nothing } },
  },
  { name: 'others: none yet', props: { files: [] } },
  {
    name: 'others: follow what is shown',
    props: { opened: { ...opened, onTurn: undefined }, shownId: 1 },
  },
];
