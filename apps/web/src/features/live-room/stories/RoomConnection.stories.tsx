import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import { button, dialog, gone, inside, page, roomStories, seen, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';
import type { StoryWorld } from './StoryWorld.ts';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Connection',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LCON-27 while joining. */
export const Connecting: Story = {
  args: {
    role: 'audience',
    arrange: async ({ room, id, me, host }) => {
      await host.session.actions.start({ isConfirmed: true });
      await me.session.actions.open();
      room.cut(id);
      await me.session.actions.enter({ microphone: false, camera: false });
    },
  },
  play: async (context) => {
    await seen((await textOf(context))('live.connection.connecting'));
  },
};

/** LCON-29 the connection broke. */
export const Reconnecting: Story = {
  tags: ['showcase'],
  args: { role: 'expert', arrange: inside(({ room, id }) => room.cut(id)) },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.connection.reconnecting'));
  },
};

/** Shows a poor connection over the stage above quality 4, until it is good again [LMED-21, ERR-36]. */
export const PoorLine: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    arrange: inside(({ room, id }) => room.setQuality(id, 4)),
  },
  play: async (context) => {
    const poor = (await textOf(context))('live.connection.poor');
    const { room, id } = await worldOf();
    await expect(page().queryByText(poor)).toBeNull();
    room.setQuality(id, 5);
    await seen(poor);
    room.setQuality(id, 1);
    await gone(poor);
  },
};

/** Shows the connection in the header, and on a press its traffic in each direction [LMED-21]. */
export const NetworkBad: Story = {
  args: { role: 'expert', arrange: inside(({ room, id }) => room.setQuality(id, 5)) },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('liveMedia.network.summaries.5')));
    await seen(t('liveMedia.network.roundTrip'));
  },
};

/**
 * Reports that the same account has joined elsewhere; the only act joins here again [LCON-30, LCON-31,
 * ERR-45].
 */
export const KickedOff: Story = {
  args: { role: 'expert', arrange: inside((world) => world.enterElsewhere()) },
  play: async (context) => {
    const t = await textOf(context);
    const received = within(await dialog(t('live.dialogs.kickedOff.title')));
    received.getByText(t('live.dialogs.kickedOff.text'));
    const { onReload } = context.args;
    await expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(
      received.getByRole('button', { name: t('live.dialogs.kickedOff.action') }),
    );
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** Reloads the page of a member removed while inside, and the server refuses them [LCON-54]. */
export const RemovedNow: Story = {
  args: { role: 'audience', arrange: inside(({ room, id }) => room.ban(id)) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
  },
};

/** Reloads the page when tokens are refused (10010) [LCON-53]. */
export const TokensRefused: Story = {
  args: {
    role: 'expert',
    arrange: inside(({ room, id }) => {
      room.refuseTokens(id);
      room.expireToken(id);
    }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
  },
};

/** Makes a story of a failure's dialog, and of the room after its only act, once the servers work again. */
const failing = (
  kind: 'loginFailure' | 'loginTimeout' | 'joinFailure',
  fail: (world: StoryWorld) => void,
): Story => ({
  args: {
    role: 'expert',
    arrange: async (world) => {
      fail(world);
      await world.enter();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    const received = within(await dialog(t(`live.dialogs.${kind}.title`)));
    received.getByText(t(`live.dialogs.${kind}.text`));
    received.getByRole('button', { name: t(`live.dialogs.${kind}.action`) });
  },
});

/** Reports a refused login as such [LCON-32, ERR-43]. */
export const LoginFailed: Story = failing('loginFailure', ({ room }) => room.failLogin('auth'));

/** Reports a login without a response as such [LCON-33, ERR-44]. */
export const LoginTimedOut: Story = {
  ...failing('loginTimeout', ({ room }) => room.failLogin('timeout')),
  tags: ['showcase'],
};

/** LCON-34 its button reloads the page. */
export const JoinFailed: Story = {
  ...failing('joinFailure', ({ room }) => room.failMedia(true)),
  tags: ['showcase'],
  play: async (context) => {
    const t = await textOf(context);
    const received = await dialog(t('live.dialogs.joinFailure.title'));
    const { onReload } = context.args;
    await expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(
      within(received).getByRole('button', { name: t('live.dialogs.joinFailure.action') }),
    );
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** LCON-32 the retry leads into the room once the servers work. */
export const LoginRetried: Story = {
  args: {
    role: 'audience',
    arrange: async (world) => {
      world.room.failLogin('auth');
      await world.enter().catch(() => undefined);
      world.room.failLogin(undefined);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.dialogs.loginFailure.action')));
    await seen(t('live.room.waiting.title'));
  },
};
