import type { RoomState } from '@rostra/live-core';
import { BackgroundPicker } from '@rostra/ui/BackgroundPicker';
import { Text } from '@rostra/ui/Text';
import { useSyncExternalStore } from 'react';
import { useUploadPort } from '../../../files/useUploadPort.ts';
import { attachVideo } from '../stage/attachVideo.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { backgroundOf } from './backgroundOf.ts';

const ownOf = (state: RoomState) => state.own;
const mirrorOf = ({ preferences }: RoomState) => preferences.isMirrored;
const urlsOf = (urls: readonly string[]) => urls.map((url) => ({ url }));

/** The background behind the user in their own video (LBG-01). */
export default function BackgroundContainer() {
  const { t, session, run } = useRoom();
  const own = useRoomState(ownOf);
  const isMirrored = useRoomState(mirrorOf);
  const background = backgroundOf(session);
  const read = background.state.get;
  const { value, isPending, hasFailed, images } = useSyncExternalStore(
    background.state.subscribe,
    read,
    read,
  );
  const { upload, problem } = useUploadPort('image');
  return (
    <>
      <BackgroundPicker
        t={t}
        value={value}
        onChange={(chosen) => void run(background.choose(chosen))}
        images={[]}
        own={{
          images: urlsOf(images),
          upload: async (file, port) => ({ url: await upload(file, port) }),
          onUploaded: ({ url }) => void run(background.add(url)),
          onRemove: (url) => void run(background.remove(url)),
        }}
        attach={attachVideo(own.video)}
        isMirrored={isMirrored}
        isSupported={own.canSetBackground}
        isPending={isPending}
        problem={hasFailed ? 'failed' : own.backgroundEnd}
      />
      {problem !== undefined && <Text tone="danger">{problem}</Text>}
    </>
  );
}
