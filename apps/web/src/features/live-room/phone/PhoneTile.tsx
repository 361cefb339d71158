import type { PhoneOnStage } from '@rostra/contract/live';
import { VideoTile } from '@rostra/ui/VideoTile';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';
import { isSpeaking } from '../roomLevels.ts';

/** It is announced like an expert, to screen readers only. */
const SPEAKER = { role: 'expert' } as const;

/** A phone on stage: its name, and whether it is heard. */
export const PhoneTile = memo(function PhoneTile({ phone }: { phone: PhoneOnStage }) {
  const { t, session } = useRoom();
  const { uid, name, mute, hide } = phone;
  const read = useCallback(() => isSpeaking(session, uid), [session, uid]);
  const speaks = useSyncExternalStore(session.levels.subscribe, read, read);
  return (
    <VideoTile
      t={t}
      name={t('livePhone.tile', { name: name === '' ? t('livePhone.mainLine') : name })}
      {...SPEAKER}
      isMuted={mute}
      isSpeaking={!mute && speaks}
      isHidden={hide}
    />
  );
});
