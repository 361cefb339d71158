import type { Locale } from '@rostra/i18n';
import type { DeviceCheckProps } from '../../live/DeviceCheck/index.ts';
import { liveSample } from './live.ts';
import { portrait } from './portrait.ts';
import { nothing as select } from './words.ts';
import { liveTextFor } from '../screenText.ts';

const attach = portrait(1);

/** Returns the reader's devices, all found and heard. */
export const deviceCheckSample = (locale: Locale): DeviceCheckProps => {
  const { camera, microphone, headset } = liveSample(locale);
  return {
    t: liveTextFor(locale),
    camera: { devices: [{ id: 'c', name: camera }], selected: 'c', onSelect: select, attach },
    microphone: {
      devices: [
        { id: 'm', name: microphone },
        { id: 'h', name: headset },
      ],
      selected: 'm',
      onSelect: select,
      level: 0.6,
    },
    speaker: {
      devices: [{ id: 'h', name: headset }],
      selected: 'h',
      onSelect: select,
      onTest: select,
    },
  };
};
