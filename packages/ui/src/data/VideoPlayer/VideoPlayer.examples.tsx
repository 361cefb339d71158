import { Button } from '@rostra/ui/Button';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { VideoPlayer } from '@rostra/ui/VideoPlayer';
import { useState } from 'react';
import { videoSample } from '../../story/samples/video.ts';

const failed = 'Couldn’t play this video. Check your connection and try again.';

/** Name the content, and load the video once it is requested. */
export const Do = () => {
  const [isRequested, setIsRequested] = useState(false);
  return (
    <Stack gap={2} align="start">
      <Text weight="strong">Meridian Photonics roadshow, 8 Sep 2026</Text>
      {isRequested ? (
        <VideoPlayer
          name="Meridian Photonics roadshow, 8 Sep 2026"
          src={videoSample.plays}
          failed={failed}
        />
      ) : (
        <Button onPress={() => setIsRequested(true)}>Watch playback</Button>
      )}
    </Stack>
  );
};

/** Offer a video without naming its content. */
export const Dont = () => {
  const [isRequested, setIsRequested] = useState(false);
  return isRequested ? (
    <VideoPlayer name="Video" src={videoSample.plays} failed="Error 4" />
  ) : (
    <Button onPress={() => setIsRequested(true)}>Play</Button>
  );
};

/** A playback that loads on request and takes the focus of its button. */
export function Example({ title, src }: { title: string; src: string }) {
  const [isRequested, setIsRequested] = useState(false);
  if (!isRequested) return <Button onPress={() => setIsRequested(true)}>Watch playback</Button>;
  return (
    <VideoPlayer
      name={`Playback: ${title}`}
      src={src}
      failed="Couldn’t play this video. Check your connection and try again."
    />
  );
}
