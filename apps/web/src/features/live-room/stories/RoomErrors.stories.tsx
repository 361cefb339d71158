import { LiveError } from '@rostra/live-core';
import { serverText } from '@rostra/i18n/server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import {
  button,
  dialog,
  gone,
  inside,
  localeOf,
  onAir,
  openChat,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Errors',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the refusal of a message to the closed chat; the panel then shows it too [ERR-34, LCHT-18]. */
export const ClosedChat: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { room } = await worldOf();
    const field = await openChat(t);
    // The user has not been notified yet.
    room.live.chat.isOpen = false;
    await userEvent.type(field, 'May I?{Enter}');
    await page().findAllByText(t('live.chat.refused'));
    // The next lists close the chat, so the message is marked as not sent for a moment only.
    await gone('May I?');
  },
};

/** Marks a message that does not get through, and sends it on a retry [ERR-47, LCHT-20]. */
export const NotSent: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { me } = await worldOf();
    const field = await openChat(t);
    // As after a call that timed out without a response.
    me.api.postLiveMessage = () => Promise.reject(new LiveError('network'));
    await userEvent.type(field, 'Lost?{Enter}');
    await seen(`${t('live.chat.failed')} · ${t('liveEntry.chat.unreached')}`);
    Reflect.deleteProperty(me.api, 'postLiveMessage');
    await userEvent.click(await button(new RegExp(`^${t('live.chat.resend')}`)));
    const failed = new RegExp(`^${t('live.chat.failed')}`);
    await gone(failed);
    await seen('Lost?');
  },
};

/** Notifies the acting host that the role is withdrawn, and makes them an expert again [ERR-41, LHST-18]. */
export const Withdrawn: Story = {
  args: {
    role: 'expert',
    arrange: inside(async ({ host, id }) => {
      await host.session.actions.setMember(id, 'transfer_broadcaster');
      await host.session.actions.reclaimHost();
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    const received = within(await dialog(t('live.dialogs.withdrawn.title')));
    received.getByText(t('live.dialogs.withdrawn.text', { role: t('live.roles.expert') }));
    await expect(page().queryByRole('button', { name: t('live.host.stop') })).toBeNull();
    await userEvent.click(
      received.getByRole('button', { name: t('live.dialogs.withdrawn.action') }),
    );
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
};

/** Shows the server's text on a refused act; the hand stays up and the audience member in place [ERR-48]. */
export const ActRefused: Story = {
  args: {
    // Twelve experts, the maximum.
    moreExperts: 9,
    arrange: async (world) => {
      await onAir(world);
      await world.listeners[0]?.session.actions.raiseHand();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    const bring = new RegExp(t('live.hands.bring'));
    await userEvent.click(await button(bring));
    await seen(serverText(localeOf(context.globals))('error.liveExpertsFull', { max: 12 }));
    await expect(await button(bring)).toBeEnabled();
    const { listeners, room } = await worldOf();
    const id = listeners[0]?.session.state.get().me?.id ?? 0;
    await expect(room.live.member(id)).toMatchObject({
      role: 'audience',
      hands_up: expect.any(String),
    });
  },
};
