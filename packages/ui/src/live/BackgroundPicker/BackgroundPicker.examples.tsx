import { BackgroundPicker, BLURRED_BACKGROUND, NO_BACKGROUND } from '@rostra/ui/BackgroundPicker';
import type { BackgroundImage, BackgroundPickerProps } from '@rostra/ui/BackgroundPicker';
import { useState } from 'react';
import { backgroundSample } from '../../story/samples/background.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const named = backgroundSample('en').slice(0, 2);
const unnamed = named.map(({ url }, index) => ({ url, name: `bg_0${index + 1}_final.png` }));

function Picker({ images }: { images: readonly BackgroundImage[] }) {
  const [value, setValue] = useState<string>(BLURRED_BACKGROUND);
  return <BackgroundPicker t={texts} value={value} onChange={setValue} images={images} />;
}

/** Name each image by what it shows. */
export const Do = () => <Picker images={named} />;

/** Name images by their files. */
export const Dont = () => <Picker images={unnamed} />;

interface BackgroundProps extends Pick<BackgroundPickerProps, 't' | 'images' | 'attach'> {
  /** Settles once the background is in the video that is sent. */
  apply: (value: string) => Promise<void>;
}

/** Shows that the background loads or failed: until it is applied, the real room may be visible. */
export function Example({ t, images, attach, apply }: BackgroundProps) {
  const [value, setValue] = useState<string>(NO_BACKGROUND);
  const [state, setState] = useState<'pending' | 'applied' | 'failed'>('applied');
  return (
    <BackgroundPicker
      t={t}
      images={images}
      attach={attach}
      value={value}
      isPending={state === 'pending'}
      problem={state === 'failed' ? 'failed' : null}
      onChange={(next) => {
        setValue(next);
        setState('pending');
        apply(next).then(
          () => setState('applied'),
          () => setState('failed'),
        );
      }}
    />
  );
}
