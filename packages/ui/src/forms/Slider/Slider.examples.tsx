import { Slider } from '@rostra/ui/Slider';
import { useState } from 'react';

/** Give the value in words, and the meaning of both ends. */
export function Do() {
  const [volume, setVolume] = useState(40);
  return (
    <Slider
      label="Speaker volume"
      ends={['Silent', 'Loud']}
      valueText={(percent) => `${percent}%`}
      value={volume}
      onChange={setVolume}
    />
  );
}

/** Ask for an amount of money that a finger cannot hit. */
export function Dont() {
  const [coins, setCoins] = useState(12_400);
  return <Slider label="Top-up" maxValue={50_000} value={coins} onChange={setCoins} />;
}

/** Changes the volume during the drag, and saves it at the end. */
export function Example({ save }: { save: (volume: number) => void }) {
  const [volume, setVolume] = useState(40);
  return (
    <Slider
      label="Speaker volume"
      step={5}
      valueText={(percent) => `${percent}%`}
      ends={['Silent', 'Loud']}
      value={volume}
      onChange={setVolume}
      onChangeEnd={save}
    />
  );
}
