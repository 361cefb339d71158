import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import {
  inside,
  onAir,
  openChat,
  openTab,
  page,
  roomStories,
  seen,
  tab,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Chat',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of lines that fit into a field. */
const rowsOf = (field: HTMLElement): number => {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return Math.round((field.clientHeight - padding) / parseFloat(lineHeight));
};

/**
 * The field has three rows, grows with its text to eight, and scrolls from there; the host gets the
 * message with every row [LCHT-22].
 */
export const Rows: Story = {
  args: {
    role: 'audience',
    arrange: onAir,
  },
  play: async (context) => {
    const t = await textOf(context);
    const field = await openChat(t);
    await expect(rowsOf(field)).toBe(3);
    await userEvent.click(field);
    await userEvent.paste('1\n2\n3\n4\n5');
    await waitFor(() => expect(rowsOf(field)).toBe(5));
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.paste('\n6\n7\n8\n9\n10\n11\n12');
    await waitFor(() => expect(rowsOf(field)).toBe(8));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowsOf(field)).toBe(3));
    const rows = Array.from({ length: 12 }, (_, row) => row + 1).join('\n');
    const { host } = await worldOf();
    const entries = () => host.session.state.get().chat.entries;
    await waitFor(() => expect(entries().at(-1)?.msg).toBe(rows));
  },
};

/** Ms from a message to the chat's move to it (live §9). */
const DELAY_MS = 300;

/** Holds the timers of the chat's delay until the story ends the newest one. */
function holdDelay(): { readonly end: () => void; readonly letGo: () => void } {
  const { setTimeout: later } = globalThis;
  const held: (() => void)[] = [];
  const timers = spyOn(globalThis, 'setTimeout');
  const hold = (act: () => void, ms?: number) =>
    ms === DELAY_MS ? held.push(act) : later(act, ms);
  timers.mockImplementation(hold as typeof setTimeout);
  const end = (): void => {
    const act = held.at(-1);
    if (!act) throw new Error(`Nothing waits ${DELAY_MS} ms`);
    act();
  };
  return { end, letGo: () => timers.mockRestore() };
}

/** The chat scrolls to a new message after 300 ms, not before [LCHT-19]. */
export const Follows: Story = {
  args: {
    role: 'audience',
    arrange: inside(async (world) => {
      const { actions } = world.host.session;
      for (let line = 1; line <= 8; line += 1)
        await actions.sendMessage(`${line}\n\n\n\n`.repeat(4));
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    await openChat(t);
    const { host } = await worldOf();
    const list = await page().findByRole('group', { name: t('live.chat.list') });
    const below = () => list.scrollHeight - list.scrollTop - list.clientHeight;
    await within(list).findByText(/^8 8/);
    await waitFor(() => expect(below()).toBeLessThanOrEqual(1));
    const delay = holdDelay();
    try {
      await host.session.actions.sendMessage('The newest');
      await within(list).findByText('The newest');
      await expect(below()).toBeGreaterThan(20);
      // The timer is set after the message is shown.
      await waitFor(() => delay.end());
      await waitFor(() => expect(below()).toBeLessThanOrEqual(1));
    } finally {
      delay.letGo();
    }
  },
};

/** Counts a private message at the chat's button and announces its sender, beside the documents [LCHT-13]. */
export const MessageBesideDocuments: Story = {
  args: {
    role: 'audience',
    arrange: onAir,
  },
  play: async (context) => {
    const t = await textOf(context);
    await openTab(t('liveMedia.documents.label'));
    const { conversations, hostId, id, room } = await worldOf();
    await conversations
      .apiOf(hostId)
      .postMessage({ kind: 'private', peer: id }, { msg: '?', client_id: 'first' });
    const chat = await tab(t('live.controls.chat'));
    await waitFor(() =>
      expect(chat).toHaveAccessibleName(
        expect.stringContaining(t('live.tools.waiting', { count: 1 })),
      ),
    );
    const { name } = room.live.member(hostId);
    await seen(t('liveTalk.messages.came', { name, unread: t('live.tabs.unreadOne') }));
    await userEvent.click(chat);
    await waitFor(() =>
      expect(chat).not.toHaveAccessibleName(
        expect.stringContaining(t('live.tools.waiting', { count: 1 })),
      ),
    );
  },
};
