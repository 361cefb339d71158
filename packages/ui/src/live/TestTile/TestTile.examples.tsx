import { TestTile } from '@rostra/ui/TestTile';
import type { LevelSource, TestedCamera, TestTileProps } from '@rostra/ui/TestTile';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Pass the problem of a device: the tile names the fix. */
export const Do = () => (
  <TestTile
    t={texts}
    name="Ilona Varga"
    camera={{ problem: 'busy' }}
    onAskAgain={() => undefined}
  />
);

/** Treat a device that does not work as one that is off. */
export const Dont = () => <TestTile t={texts} name="Ilona Varga" camera={{}} />;

interface DoorProps extends Pick<TestTileProps, 't' | 'name'> {
  /** Draws the camera; the same function while the camera is the same. */
  attach: TestedCamera['attach'];
  /** Notifies every 300 ms, also without a change. */
  level: LevelSource;
  problem: TestedCamera['problem'];
  askAgain: () => Promise<void>;
}

/** Camera and microphone are tested together, and asked for again together. */
export function Example({ t, name, attach, level, problem, askAgain }: DoorProps) {
  const [isStarting, setIsStarting] = useState(false);
  return (
    <TestTile
      t={t}
      name={name}
      camera={{ attach, problem, isStarting }}
      microphone={{ level, problem, isStarting }}
      onAskAgain={() => {
        setIsStarting(true);
        void askAgain().finally(() => setIsStarting(false));
      }}
    />
  );
}
