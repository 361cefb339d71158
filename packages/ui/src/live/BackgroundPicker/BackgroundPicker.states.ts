import { backgroundSample, ownBackground } from '../../story/samples/background.ts';
import type { State } from '../../story/matrix.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { BLURRED_BACKGROUND } from './BackgroundPicker.tsx';
import type { BackgroundPickerProps } from './BackgroundPicker.tsx';

const nothing = () => undefined;
const attach = portrait(1);
const own = {
  images: [ownBackground],
  upload: () => Promise.resolve(ownBackground),
  onUploaded: nothing,
  onRemove: nothing,
};
const harbour = backgroundSample('en')[1]?.url ?? '';

/** The story provides the room's images, named in its language. */
export const backgroundPickerStates: State<BackgroundPickerProps>[] = [
  { name: 'none, with one’s own picture', props: { own: { ...own, images: [] }, attach } },
  { name: 'blurred', props: { value: BLURRED_BACKGROUND } },
  { name: 'a picture of the room', props: { value: harbour } },
  { name: 'an own picture', props: { value: ownBackground.url, own } },
  { name: 'on its way', props: { value: harbour, isPending: true } },
  { name: 'could not be put on', props: { value: harbour, problem: 'failed' } },
  { name: 'the device is slow', props: { problem: 'slow' } },
  { name: 'the browser cannot', props: { isSupported: false } },
];
