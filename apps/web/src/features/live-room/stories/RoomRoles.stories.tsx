import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RoomText } from '../liveTextOf.ts';
import {
  busy,
  button,
  chooseMore,
  dialog,
  onAir,
  onPhone,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Roles',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the parts loaded on demand: mounted behind a dialog, they would count as inaccessible. */
const whole = async (t: RoomText): Promise<void> => {
  await button(t('live.controls.more'));
  await button(t('liveHelp.menu.label'));
};

/** Expects all controls of the bar side by side, including those loaded on demand. */
const expectOneLine = async (t: RoomText): Promise<void> => {
  await whole(t);
  const bar = await page().findByRole('group', { name: t('live.room.controls') });
  await waitFor(async () => {
    const tops = within(bar)
      .getAllByRole('button')
      .map((control) => control.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  });
};

/** The host of a live meeting: hands to bring on stage, a meeting to end. */
export const Host: Story = {
  tags: ['showcase'],
  args: { arrange: busy },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(new RegExp(`${t('live.hands.bring')}.*(He |何)`)));
    await seen(new RegExp(t('live.notices.toExpert', { name: '' }).trim()));
    await userEvent.click(await button(t('live.host.stop')));
    await dialog(t('live.dialogs.stop.title'));
    await userEvent.keyboard('{Escape}');
  },
};

/** An expert, with their own audio and video. */
export const Expert: Story = {
  tags: ['showcase'],
  args: { role: 'expert', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.mute')));
    await button(t('live.controls.unmute'));
  },
};

/** The audience: a hand, raised and lowered. */
export const Audience: Story = {
  tags: ['showcase'],
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const hand = await button(t('live.controls.hand'));
    // No hand is raised before the room is joined.
    await waitFor(() => expect(hand).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(hand);
    await button(t('live.controls.handDown'));
  },
};

export const Staff: Story = { args: { role: 'staff', arrange: busy } };

/** The audience before the start. */
export const Waiting: Story = {
  tags: ['showcase'],
  args: { role: 'audience', arrange: ({ enter }) => enter() },
  play: async (context) => {
    await seen((await textOf(context))('live.room.waiting.title'));
  },
};

/** Thirteen members on stage: twelve tiles, the host's among them. */
export const Twelve: Story = { args: { moreExperts: 9, arrange: busy } };

/** LMEM-68 raised hands are marked on the bar while they are up, even after their notice is gone. */
export const HostOnPhone: Story = {
  ...onPhone,
  tags: ['showcase'],
  args: { arrange: busy },
  play: async (context) => {
    const t = await textOf(context);
    await button(new RegExp(t('live.hands.up', { count: 2 })));
    await expectOneLine(t);
    await chooseMore(t, t('live.host.stop'));
    await dialog(t('live.dialogs.stop.title'));
  },
};

/** Before the start, a host on a phone starts the meeting from the bar. */
export const HostBeforeTheStartOnPhone: Story = {
  ...onPhone,
  args: { arrange: ({ enter }) => enter() },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('live.host.prepare'));
    await expectOneLine(t);
  },
};

export const ExpertOnPhone: Story = { ...onPhone, args: { role: 'expert', arrange: onAir } };

/** Puts controls that do not fit a phone's bar behind "More", without the tools of host and staff. */
export const AudienceOnPhone: Story = {
  ...onPhone,
  tags: ['showcase'],
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await whole(t);
    await userEvent.click(await button(t('live.controls.more')));
    await page().findByRole('menuitem', { name: t('live.controls.fullScreen') });
    await expect(
      page().queryByRole('menuitem', { name: t('liveMedia.recording.open') }),
    ).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expectOneLine(t);
  },
};
