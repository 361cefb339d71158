import { HOST_AWAY_SECONDS } from '@rostra/contract/live';
import type { FakeBrowser } from '@rostra/live-core/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { companies } from '@rostra/ui/story/cast';
import { worldOf } from './keptWorld.ts';
import {
  button,
  gone,
  inside,
  item,
  onAir,
  openMenuOf,
  openTab,
  page,
  roomStories,
  seen,
  tab,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';
import type { StoryWorld } from './StoryWorld.ts';

const meta = {
  ...roomStories,
  title: 'Live room/Rights',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first audience member and the first expert, as on the server. */
const rowOf = ({ room }: StoryWorld, browser: FakeBrowser | undefined) =>
  room.live.member(browser?.session.state.get().me?.id ?? 0);
const listenerOf = (world: StoryWorld) => rowOf(world, world.listeners[0]);
const expertOf = (world: StoryWorld) => rowOf(world, world.experts[0]);

const DESK = companies.harbourline.name.en;

const GRANTS = [
  ['viewList', 'unviewList', 'allow_view_list'],
  ['viewMessages', 'unviewMessages', 'allow_view_message'],
  ['viewCount', 'unviewCount', 'allow_view_count'],
  ['manageMute', 'unmanageMute', 'allow_manage_mute'],
] as const;

/** Lets the host give an audience member each right and take it back [LHST-07, LHST-08, LHST-09, LHST-10]. */
export const GivenByHost: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const world = await worldOf();
    // While the chat is open to all, there is no right to give.
    await world.host.session.actions.setPublicChannel(false);
    const listener = listenerOf(world);
    for (const [give, take, field] of GRANTS) {
      for (const [act, isGiven] of [
        [give, true],
        [take, false],
      ] as const) {
        await openMenuOf(t, listener.name);
        await userEvent.click(await item(t(`liveEntry.people.${act}`)));
        await waitFor(() => expect(listener[field]).toBe(isGiven));
        // The page is inert until the menu has closed, and a row rendered meanwhile causes an error.
        await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
      }
    }
  },
};

/**
 * Shows an audience member the list and the number of people while the host allows it [LMEM-52,
 * LMEM-53, LMEM-56, LMEM-57].
 */
export const ListOfListener: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { host, id } = await worldOf();
    const { actions } = host.session;
    await seen(t('liveEntry.people.rest'));
    await actions.setMember(id, 'view_attendee');
    await gone(t('liveEntry.people.rest'));
    await actions.setMember(id, 'unview_attendee');
    await seen(t('liveEntry.people.rest'));
    const count = new RegExp(
      `^${t('live.room.count', { count: 0 }).replace('0', String.raw`\d+`)}$`,
    );
    await expect(page().queryByText(count)).toBeNull();
    await actions.setMember(id, 'view_member_count');
    await page().findAllByText(count);
    await actions.setMember(id, 'unview_member_count');
    await gone(count);
  },
};

/**
 * Lets an audience member mute an expert while the host allows it, and not afterwards [LMEM-62,
 * LMEM-63, LHST-10].
 */
export const ListenerMutes: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const world = await worldOf();
    const { host, id } = world;
    const expert = expertOf(world);
    const mute = t('liveEntry.people.mute');
    await host.session.actions.setMember(id, 'manage_mute');
    await waitFor(async () => {
      await openMenuOf(t, expert.name);
      await expect(page().queryByRole('menuitem', { name: mute })).not.toBeNull();
    });
    await userEvent.click(await item(mute));
    await waitFor(() => expect(expert.mute).toBe(true));
    await host.session.actions.setMember(id, 'unmanage_mute');
    await host.session.actions.setMember(expert.id, 'unmute');
    await waitFor(async () => {
      await openMenuOf(t, expert.name);
      const found = page().queryByRole('menuitem', { name: mute });
      await userEvent.keyboard('{Escape}');
      await expect(found).toBeNull();
    });
  },
};

/**
 * Closes the chat for an audience member and leads them to the attendees; their draft waits [LCHT-04,
 * LMEM-54, LMEM-55, LHST-08].
 */
export const ChatOfListener: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { host, id } = await worldOf();
    const { actions } = host.session;
    const chat = t('live.tabs.chat');
    const closed = async (): Promise<void> => {
      await waitFor(() =>
        expect(page().queryByRole('tab', { name: new RegExp(`^${chat}`) })).toBeNull(),
      );
      await waitFor(async () =>
        expect(await tab(t('live.tabs.attendees'))).toHaveAttribute('aria-selected', 'true'),
      );
    };
    await openTab(chat);
    await userEvent.type(await page().findByRole('textbox'), 'Half a sentence');
    await actions.setPublicChannel(false);
    await closed();
    await actions.setMember(id, 'view_message');
    await openTab(chat);
    await expect(await page().findByRole('textbox')).toHaveValue('Half a sentence');
    await actions.setMember(id, 'unview_message');
    await closed();
  },
};

/** Lets the host rename an audience member for the room [LMEM-44, LHST-04]. */
export const Renaming: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const listener = listenerOf(await worldOf());
    const { name } = listener;
    await openMenuOf(t, name);
    await userEvent.click(await item(t('liveEntry.people.rename')));
    const title = t('liveEntry.rename.title', { name });
    const dialog = within(await page().findByRole('dialog', { name: title }));
    const field = dialog.getByRole('textbox', { name: t('liveEntry.rename.label') });
    await userEvent.clear(field);
    await userEvent.type(field, DESK);
    await userEvent.click(dialog.getByRole('button', { name: t('liveEntry.rename.action') }));
    await button(t('live.people.actions', { name: DESK }));
    await expect(listener.name).toBe(DESK);
  },
};

/** Lets half a minute pass at once. */
function passAwayTime(): () => void {
  const { setTimeout: later } = globalThis;
  const timers = spyOn(globalThis, 'setTimeout');
  const soon = (act: () => void, ms?: number) =>
    later(act, ms === HOST_AWAY_SECONDS * 1000 ? 0 : ms);
  timers.mockImplementation(soon as typeof setTimeout);
  return () => timers.mockRestore();
}

/** Lets staff lead after the host has dropped out [LROL-53]. */
export const TakenOver: Story = {
  args: {
    role: 'staff',
    arrange: inside(({ host }) => host.session.actions.leave()),
  },
  beforeEach: passAwayTime,
  play: async (context) => {
    const t = await textOf(context);
    // A timeout other than the half minute, which would pass at once as well.
    await page().findByText(t('liveEntry.people.hostAway'), {}, { timeout: 60_000 });
    mocked(globalThis.setTimeout).mockRestore();
    await userEvent.click(await button(t('liveEntry.people.claimHost')));
    await gone(t('liveEntry.people.hostAway'));
    await button(t('live.host.stop'));
  },
};

/** Writes in the open chat. */
const write = async (text: string): Promise<void> => {
  const panel = within(page().getByRole('complementary'));
  const field = await panel.findByRole('textbox');
  await userEvent.type(field, `${text}{Enter}`);
};

/**
 * Shows the user's last message in the list; a departed partner cannot be written to [LCHT-06,
 * LCHT-12, ERR-37, ERR-46].
 */
export const PartnerLeft: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const world = await worldOf();
    const { conversations, hostId, experts } = world;
    const partner = expertOf(world);
    const question = '?!';
    await conversations
      .apiOf(partner.id)
      .postMessage({ kind: 'private', peer: hostId }, { msg: question, client_id: 'first' });
    await openTab(t('liveTalk.messages.tab'));
    const panel = within(page().getByRole('complementary'));
    const row = { name: new RegExp(`${partner.name}.*${String.raw`\?!`}`) };
    await userEvent.click(await panel.findByRole('button', row));
    await write('…');
    await seen('…');
    await experts[0]?.session.actions.leave();
    await seen(t('liveTalk.messages.gone', { name: partner.name }));
    await write('!');
    await seen(t('live.chat.failed'));
    await page().findAllByText(t('liveTalk.messages.offline'));
  },
};

/** An audience member asks anonymously: the host sees the author, takes the question up and dismisses it. */
export const AskedWithoutName: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const world = await worldOf();
    const [asking, wanting] = world.listeners.map(({ session }) => session.state.get().me?.id ?? 0);
    const asks = world.questions.apiOf(asking ?? 0);
    await openTab(t('liveTalk.questions.list'));
    const { id } = await asks.postQuestion({
      text: '37 %?',
      is_anonymous: true,
      client_id: 'first',
    });
    const board = within(
      await page().findByRole('region', { name: t('liveTalk.questions.title') }),
    );
    await board.findByText('37 %?');
    await expect(board.getByText(new RegExp(listenerOf(world).name))).toBeVisible();
    const others = await world.questions.apiOf(wanting ?? 0).getQuestions();
    await expect(others.map(({ author }) => author)).toEqual([null]);
    await userEvent.click(board.getByRole('button', { name: t('liveTalk.questions.takeUp') }));
    await board.findByText(t('liveTalk.questions.live'));
    await userEvent.click(board.getByRole('button', { name: t('liveTalk.questions.answered') }));
    await board.findByText(t('liveTalk.questions.none.open'));
    await waitFor(async () => {
      const [question] = await asks.getQuestions();
      await expect(question).toMatchObject({ id, state: 'answered' });
    });
  },
};

/**
 * Reports an expert's unplugged last microphone, and sends the one plugged in and selected [LMED-09,
 * LMED-24].
 */
export const MicrophoneGone: Story = {
  args: { role: 'expert', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { me } = await worldOf();
    await button(t('live.controls.mute'));
    me.rtc.devices.unplug('microphone-1');
    await seen(t('liveEntry.devices.microphoneLost'));
    me.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
    await userEvent.click(await button(t('live.controls.devices')));
    const choice = await page().findByRole('combobox', { name: t('live.devices.microphone') });
    await userEvent.selectOptions(choice, 'Headset');
    await userEvent.click(await button(t('live.devices.again')));
    await waitFor(() => expect(me.session.state.get().own.microphone.isOn).toBe(true));
    await expect(me.rtc.openMicrophone?.deviceId).toBe('microphone-2');
  },
};

/** Shows in a browser without full screen that it is not supported, when requested [ERR-38, LMED-02]. */
export const NoFullScreen: Story = {
  args: { role: 'audience', arrange: onAir },
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled');
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.fullScreen')));
    await page().findAllByText(t('liveEntry.noFullScreen'));
  },
};
