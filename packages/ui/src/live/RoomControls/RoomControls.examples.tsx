import { RoomControls } from '@rostra/ui/RoomControls';
import type { RoomControlsProps, RoomControlState } from '@rostra/ui/RoomControls';
import { useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const unavailable = { reason: 'Twelve cameras are on. Wait until one is free.' };

function Bar({ hasCamera }: { hasCamera: boolean }) {
  const [isOn, setIsOn] = useState(true);
  const nothing = () => undefined;
  return (
    <div className={stage({ room: 'none' })}>
      <div style={{ paddingBlockStart: 64 }}>
        <RoomControls
          t={texts}
          microphone={{ isOn, onPress: () => setIsOn(!isOn) }}
          {...(hasCamera ? { camera: { ...unavailable, onPress: nothing } } : {})}
          leave={{ onPress: nothing }}
        />
      </div>
    </div>
  );
}

/** Keep a control in its place while it is unavailable; a press shows the reason. */
export const Do = () => <Bar hasCamera />;

/** Remove the camera while it is unavailable: the other controls move. */
export const Dont = () => <Bar hasCamera={false} />;

interface OwnControlsProps extends Pick<RoomControlsProps, 't'> {
  isConnected: boolean;
  /** Settles once the room has the audio or video, or no longer has it. */
  send: (kind: 'microphone' | 'camera', isOn: boolean) => Promise<void>;
  leave: () => void;
}

/** A pending control keeps the focus; without a connection both give the reason. */
export function Example({ t, isConnected, send, leave }: OwnControlsProps) {
  const [isOn, setIsOn] = useState({ microphone: false, camera: false });
  const [pending, setPending] = useState<'microphone' | 'camera' | null>(null);
  const control = (kind: 'microphone' | 'camera'): RoomControlState => ({
    isOn: isOn[kind],
    isPending: pending === kind,
    ...(isConnected ? {} : { reason: 'Reconnecting' }),
    onPress: () => {
      const next = !isOn[kind];
      setPending(kind);
      void send(kind, next)
        .then(() => setIsOn((before) => ({ ...before, [kind]: next })))
        .finally(() => setPending(null));
    },
  });
  return (
    <RoomControls
      t={t}
      microphone={control('microphone')}
      camera={control('camera')}
      leave={{ onPress: leave }}
    />
  );
}
