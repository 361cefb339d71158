import { DeviceSettings } from '@rostra/ui/DeviceSettings';
import type { DeviceNotice, DeviceSettingsProps } from '@rostra/ui/DeviceSettings';
import { useState } from 'react';
import { levelSample } from '../../story/samples/level.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const level = levelSample(0.5);
const devices = [
  { id: 'm', name: 'Desk microphone' },
  { id: 'h', name: 'Headset' },
];

function Settings({ isAsked }: { isAsked: boolean }) {
  const [selected, setSelected] = useState(isAsked ? 'm' : 'h');
  const [isOpen, setIsOpen] = useState(isAsked);
  const [volume, setVolume] = useState(100);
  const notice: DeviceNotice = {
    kind: 'arrived',
    name: 'Headset',
    onUse: () => {
      setSelected('h');
      setIsOpen(false);
    },
    onIgnore: () => setIsOpen(false),
  };
  return (
    <DeviceSettings
      t={texts}
      notice={isOpen ? notice : null}
      microphone={{ devices, selected, onSelect: setSelected, level }}
      speaker={{ volume, onVolume: setVolume, onTest: () => undefined }}
    />
  );
}

/** Ask before a device that was just connected replaces the current one. */
export const Do = () => <Settings isAsked />;

/** Switch to a new device without asking. */
export const Dont = () => <Settings isAsked={false} />;

interface RoomDevicesProps extends Pick<DeviceSettingsProps, 't' | 'camera' | 'microphone'> {
  notice: DeviceNotice | null;
  playTestSound: () => Promise<void>;
}

/** Settings that apply at once; the app keeps the volume. */
export function Example({ playTestSound, ...devicesOfRoom }: RoomDevicesProps) {
  const [volume, setVolume] = useState(100);
  const [isTesting, setIsTesting] = useState(false);
  return (
    <DeviceSettings
      {...devicesOfRoom}
      speaker={{
        volume,
        onVolume: setVolume,
        isTesting,
        onTest: () => {
          setIsTesting(true);
          void playTestSound().finally(() => setIsTesting(false));
        },
      }}
    />
  );
}
