import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import {
  button,
  chooseMore,
  gone,
  onAir,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Host tools',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets staff write an announcement, which appears over the stage and is removed there [LHST-15]. */
export const Announcing: Story = {
  tags: ['showcase'],
  args: { role: 'staff', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const text = context.globals['locale'] === 'zh-CN' ? '提问请留到最后' : 'Questions at the end';
    await chooseMore(t, t('liveEntry.announcement.write'));
    const label = t('liveEntry.announcement.label');
    await userEvent.type(await page().findByRole('textbox', { name: label }), text);
    await userEvent.click(await button(t('liveEntry.announcement.show')));
    await seen(text);
    await userEvent.click(await button(t('live.announcement.clear')));
    await gone(text);
  },
};

/** LHST-24, LHST-25 the host records a part, is warned, and ends it. */
export const Recording: Story = {
  tags: ['showcase'],
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await chooseMore(t, t('liveMedia.recording.open'));
    await userEvent.click(await button(t('liveMedia.recording.begin')));
    await userEvent.click(await button(t('liveMedia.recording.end')));
    await seen(new RegExp(t('liveMedia.recording.states.stopped')));
  },
};

/** Lets the host transcribe speech, which appears over the stage in the size the user selects [LHST-26]. */
export const CaptionsOfAll: Story = {
  tags: ['showcase'],
  args: {
    captionLanguages: ['en', 'zh-CN'],
    arrange: onAir,
  },
  play: async (context) => {
    const t = await textOf(context);
    await chooseMore(t, t('liveMedia.captions.open'));
    const begin = await button(t('liveMedia.captions.begin'));
    await waitFor(() => expect(begin).toBeEnabled());
    await userEvent.click(begin);
    await button(t('liveMedia.captions.end'));
    await userEvent.click(await button(t('liveMedia.captions.done')));
    const log = await page().findByRole('log', { name: t('liveTalk.captions.label') });
    const { captions, hostId } = await worldOf();
    captions.send(hostId, 'The margin was stable.');
    await waitFor(() => expect(log).toHaveTextContent('The margin was stable.'));
    captions.turn('late');
    await seen(t('liveTalk.captions.late'));
    captions.turn('unavailable');
    await seen(t('liveTalk.captions.unavailable'));
    captions.turn('ready');
    await userEvent.click(await button(t('liveTalk.captions.label')));
    await waitFor(() => expect(log).not.toBeInTheDocument());
    await userEvent.click(await button(t('liveTalk.captions.label')));
  },
};

/** LHST-24, LROL-35, LCON-68 staff start the restream, see its state, and end it. */
export const PassedOn: Story = {
  tags: ['showcase'],
  args: { role: 'staff', hasConverter: true, arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await chooseMore(t, t('liveMedia.converter.open'));
    const url = await page().findByRole('textbox', { name: t('liveMedia.converter.url') });
    await userEvent.type(url, 'https://push.example/live');
    await userEvent.keyboard('{Enter}');
    await expect(url).toBeInvalid();
    await userEvent.clear(url);
    await userEvent.type(url, 'rtmp://push.example/live/key{Enter}');
    await userEvent.click(await button(t('liveMedia.converter.stop')));
    await page().findByRole('textbox', { name: t('liveMedia.converter.url') });
  },
};
