import type { State } from '../../story/matrix.ts';
import type { ImageUploadProps } from './ImageUpload.tsx';

export const imageUploadStates: State<ImageUploadProps>[] = [
  { name: 'empty', props: {} },
  {
    name: 'with an image',
    props: {
      src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="140"%3E%3Crect width="240" height="140" fill="%230c5567"/%3E%3C/svg%3E',
    },
  },
  { name: 'uploaded before', props: { keptName: 'card.png' } },
  { name: 'a PDF uploaded before', props: { takesPdf: true, keptName: 'slip.pdf' } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'We couldn’t read the card. Take the photo again.',
        '名片无法识别，请重新拍摄。',
      ),
    }),
  },
];
