import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { FakeTrials } from '@rostra/live-core/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { RoomText } from '../liveTextOf.ts';
import { worldOf } from './keptWorld.ts';
import { button, onPhone, page, roomStories, seen, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Entry',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Tests camera and microphone before the join. Then announces the join and focuses the room's name
 * [LCON-01].
 */
export const Door: Story = {
  tags: ['showcase'],
  args: { isRecording: true },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('liveEntry.check.recorded'));
    await page().findByRole('combobox', { name: t('live.devices.speaker') });
    await userEvent.click(await button(t('liveEntry.check.enter')));
    await button(t('live.host.start'));
    const name = page().getByRole('heading', { level: 1 });
    await waitFor(() => expect(name).toHaveFocus());
    await seen(t('liveEntry.inside', { title: name.textContent ?? '' }));
  },
};

/** LCON-23 the pre-join screen of a demo room. */
export const DoorOfDemo: Story = {
  args: { role: 'audience', isDemo: true },
  play: async (context) => {
    await seen((await textOf(context))('liveEntry.check.demo'));
  },
};

/** Shows users who have not paid how long they can try the meeting, before they join [LTIM-05]. */
export const DoorOnTrial: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    isFree: false,
    arrange: async ({ id, me, room }) => {
      new FakeTrials(room.live).begin(id);
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('liveEntry.check.free', { minutes: LIVE_TRIAL_MINUTES }));
  },
};

export const DoorOnPhone: Story = { ...onPhone, args: { isRecording: true } };

export const DoorOfAudience: Story = { args: { role: 'audience' } };

/** Shows before the join how to allow a denied device, and requests it again [LMED-11]. */
export const DeniedAtTheDoor: Story = {
  tags: ['showcase'],
  args: {
    arrange: async ({ me }) => {
      me.rtc.devices.deny('audio');
      me.rtc.devices.deny('video');
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.devices.problems.audio.denied.title'));
    await seen(t('live.devices.problems.video.denied.title'));
  },
};

/** Refuses a wrong meeting password, and leads to the pre-join screen with the right one [ERR-17, ERR-42]. */
export const Password: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    password: 'harbour',
    arrange: ({ me }) => me.session.actions.open(),
  },
  play: async (context) => {
    const t = await textOf(context);
    const field = await page().findByLabelText(t('liveEntry.password.label'));
    await userEvent.type(field, 'harvest');
    await userEvent.click(await button(t('liveEntry.password.enter')));
    await waitFor(() => expect(field).toBeInvalid());
  },
};

/** The server does not respond at all; once it does, the retry leads to the pre-join screen. */
export const Unreachable: Story = {
  args: {
    role: 'audience',
    arrange: async ({ room, id, me }) => {
      room.cut(id);
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('liveEntry.refused.unreachable'));
    const { room, id } = await worldOf();
    room.heal(id);
    await userEvent.click(await button(t('liveEntry.again')));
    await button(t('liveEntry.check.enter'));
    await waitFor(() => expect(page().getByRole('main')).toHaveFocus());
  },
};

/** Shows a removed member's page from then on. */
export const Removed: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    arrange: async ({ room, id, me }) => {
      room.ban(id);
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.dialogs.removed.title'));
    // The contacts who can give the reason.
    await button(t('liveMedia.service'));
  },
};

/** Makes a story of a refused join: the screen, and its only way on. */
const refusedBy = (reason: string, title: Parameters<RoomText>[0], opensAt?: string): Story => ({
  args: {
    role: 'audience',
    arrange: async ({ room, me }) => {
      room.live.shut(reason, opensAt);
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    await seen((await textOf(context))(title));
  },
});

/** LCON-59 */
export const TooEarly: Story = refusedBy(
  'liveTooEarly',
  'liveEntry.refused.early',
  '2026-11-24T01:00:00Z',
);

export const EndedBefore: Story = refusedBy('liveEnded', 'liveEntry.refused.ended');

const ledToEvent = (code: 'notRegistered' | 'liveNotPaid'): Story => ({
  args: {
    role: 'audience',
    arrange: async ({ room, me }) => {
      room.live.shut(code);
      await me.session.actions.open();
    },
  },
  play: async () => {
    await waitFor(() => expect(location.hash).toBe('#event?from=room'));
  },
});

/** Leads users without registration or payment to the event's page [LCON-71]. */
export const NotRegistered: Story = ledToEvent('notRegistered');

export const NotPaid: Story = ledToEvent('liveNotPaid');
