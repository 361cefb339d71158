import type { RoomState } from '@rostra/live-core';
import type { DeviceCheckProps } from '@rostra/ui/DeviceCheck';
import { useState } from 'react';
import { playTestSound } from './playTestSound.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const ownOf = (state: RoomState) => state.own;

/**
 * Returns the choice of speaker device; undefined if the browser has none, or reveals none before a
 * permission.
 */
export function useSpeakerChoice(): DeviceCheckProps['speaker'] {
  const { session, run } = useRoom();
  const { canChooseSpeaker, devices, chosen } = useRoomState(ownOf);
  const [isTesting, setTesting] = useState(false);
  const speakers = devices.speaker.filter(({ id }) => id !== '');
  if (!canChooseSpeaker || speakers.length === 0) return undefined;
  const used = speakers.find(({ id }) => id === chosen.speaker) ?? speakers[0];
  const selected = used?.id ?? '';
  const test = async (): Promise<void> => {
    setTesting(true);
    await playTestSound(selected).catch(() => undefined);
    setTesting(false);
  };
  return {
    devices: speakers.map(({ id, label }) => ({ id, name: label })),
    selected,
    onSelect: (id) => void run(session.actions.chooseDevice('speaker', id)),
    onTest: () => void test(),
    isTesting,
  };
}
