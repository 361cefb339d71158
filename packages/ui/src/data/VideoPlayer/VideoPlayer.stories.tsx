import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { events } from '../../story/samples/cast/index.ts';
import { videoSample } from '../../story/samples/video.ts';
import { longTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { videoPlayerStates } from './VideoPlayer.states.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const wordsIn = (locale: Locale) => ({
  name: NAME[locale],
  failed: liveTextFor(locale)('liveMedia.recording.playbackFailed'),
});
const NAME = events.haoyuanRoadshow.name;

const meta = {
  title: 'Data/VideoPlayer',
  component: VideoPlayer,
  args: { ...wordsIn('en'), src: videoSample.plays },
  render: (args, context) => (
    <div style={{ maxInlineSize: 640 }}>
      <VideoPlayer {...args} {...wordsIn(localeOf(context))} />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (!video) throw new Error('No video is drawn');
  return video;
};

/** It takes the focus and plays automatically if the browser allows it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video).toHaveFocus());
    await expect(video.autoplay).toBe(true);
  },
};

const states = statesOf(VideoPlayer, videoPlayerStates, (s) => wordsIn(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
  // A video paused at its start looks the same in every screenshot.
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    video.autoplay = false;
    video.load();
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(video.HAVE_CURRENT_DATA));
    // The browser's loading spinner keeps turning; controls that are shown again have none.
    video.controls = false;
    await new Promise(requestAnimationFrame);
    video.controls = true;
  },
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = {
  ...longTranslation(
    VideoPlayer,
    videoPlayerStates,
    (s) => wordsIn(localeOfSample(s)),
    'cannot be played',
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await onNarrowestPhone.play({ canvasElement });
  },
};

export const Plays: Story = { ...states.one('plays'), tags: ['!test', 'state'] };

/** The playback error is announced in place of the video and takes the focus. */
export const CannotBePlayed: Story = {
  ...states.one('cannot be played'),
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsIn(localeOf({ globals }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(words.failed);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
