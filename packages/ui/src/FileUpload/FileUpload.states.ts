import type { State } from '../story/matrix.ts';
import type { FileUploadProps } from './FileUpload.tsx';

export const fileUploadStates: State<FileUploadProps>[] = [
  { name: 'empty', props: {} },
  { name: 'uploaded before', props: { keptName: 'deck.pdf' } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
