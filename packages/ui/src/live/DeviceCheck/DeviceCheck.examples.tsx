import { DeviceCheck } from '@rostra/ui/DeviceCheck';
import type { DeviceCheckProps } from '@rostra/ui/DeviceCheck';
import { useState } from 'react';
import { deviceCheckSample } from '../../story/samples/deviceCheck.ts';

const { t: texts, microphone, speaker } = deviceCheckSample('en');
const refused = {
  devices: [],
  selected: '',
  onSelect: () => undefined,
  onAskAgain: () => undefined,
};

/** Check only the devices that the role uses: the audience needs a speaker. */
export const Do = () => <DeviceCheck t={texts} speaker={speaker} />;

/** Ask the audience for a microphone that nobody will hear. */
export const Dont = () => (
  <DeviceCheck
    t={texts}
    microphone={microphone && { ...microphone, ...refused, problem: 'dismissed' }}
    speaker={speaker}
  />
);

interface DevicesProps extends Pick<DeviceCheckProps, 't'> {
  microphones: { id: string; name: string }[];
  /** 0 to 1, measured every 300 ms. */
  level: number;
  listenWith: (id: string) => void;
}

/** The microphone of a member who sends audio only. */
export function Example({ t, microphones, level, listenWith }: DevicesProps) {
  const [selected, setSelected] = useState(microphones[0]?.id ?? '');
  return (
    <DeviceCheck
      t={t}
      microphone={{
        devices: microphones,
        selected,
        level,
        onSelect: (id) => {
          setSelected(id);
          listenWith(id);
        },
      }}
    />
  );
}
