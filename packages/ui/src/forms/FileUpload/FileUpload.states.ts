import type { State } from '../../story/matrix.ts';
import type { FileUploadProps } from './FileUpload.tsx';

export const fileUploadStates: State<FileUploadProps>[] = [
  { name: 'empty', props: {} },
  { name: 'uploaded before', props: { keptName: 'roadshow.mp4' } },
  {
    name: 'paused',
    props: { begun: { file: new File([], 'roadshow.mp4'), percent: 42, part: 'second' } },
  },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'This recording can’t be played. Choose another file.',
        '该视频无法播放，请选择其他文件。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
