import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { FakeTrials } from '@rostra/live-core/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { RoomText } from '../liveTextOf.ts';
import { shortcutSetting } from '../shortcuts/shortcutSetting.ts';
import {
  button,
  chooseMore,
  dialog,
  inside,
  onAir,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';
import type { StoryWorld } from './StoryWorld.ts';

/** Viewport of a current phone. */
const onPhone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

const meta = {
  ...roomStories,
  title: 'Live room/Whole room',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn hall. */
const HALL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#345"/><path d="M0 90 80 30l80 60" fill="#567"/></svg>',
)}`;

/** The world of the story about the end. */
let ending: StoryWorld | undefined;
/** The member who gets the host role back. */
let givenTo = '';
/** The world of the captions story. */
let captioned: StoryWorld | undefined;
/** Starts the meeting, with two raised hands. */
const busy = async (world: StoryWorld): Promise<void> => {
  await onAir(world);
  for (const { session } of world.listeners.slice(0, 2)) await session.actions.raiseHand();
};
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
    await userEvent.click(await button(new RegExp(`${t('live.hands.bring')}.*(He|何)`)));
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
    await expect(name).toHaveFocus();
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

/** Shows the audience that the host is away, not that all cameras are off [LHST-18]. */
export const HostAway: Story = {
  args: {
    role: 'audience',
    arrange: inside(async ({ room, host, id }) => {
      for (const member of [id + 2, id + 3, id + 4]) room.ban(member);
      await host.session.actions.leave();
    }),
  },
  play: async (context) => {
    await seen((await textOf(context))('live.grid.hostAway'));
  },
};

/** Shows the host of a running meeting the consequences of leaving; others just leave [LHST-18]. */
export const HostLeaves: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('live.host.stop'));
    await userEvent.click(await button(t('live.controls.leave')));
    const requested = await dialog(t('live.dialogs.leave.title'));
    const { onLeave } = context.args;
    await expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.leave.action') }),
    );
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
  },
};

/** Shows hidden members their own video, and while it lasts that the audience does not see it [LHST-18]. */
export const HiddenExpert: Story = {
  args: {
    role: 'expert',
    arrange: inside(({ host, id }) => host.session.actions.setMember(id, 'hide_attendee')),
  },
  play: async (context) => {
    const t = await textOf(context);
    const name = context.globals['locale'] === 'zh-CN' ? '林雨衡' : 'Lin Yuheng';
    const own = new RegExp(`${name}.*${t('live.tile.hidden')}`);
    await page().findByRole('group', { name: own });
    await seen(t('live.notices.yours.hidden'));
  },
};

/** Lets staff return the role to the event's host while another member acts as host [LROL-51]. */
export const GivenBack: Story = {
  args: {
    role: 'staff',
    arrange: inside(async ({ host, hostId, room }) => {
      const { stage, members } = host.session.state.get();
      const experts = stage.map((uid) => members.get(uid)).filter((one) => one?.role === 'expert');
      givenTo = room.live.member(hostId).name;
      await host.session.actions.setMember(experts[0]?.id ?? 0, 'transfer_broadcaster');
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(new RegExp(t('live.notices.newHost', { name: '' }).trim()));
    await userEvent.click(await button(t('live.people.actions', { name: givenTo })));
    await userEvent.click(
      await page().findByRole('menuitem', { name: t('liveEntry.people.giveBack') }),
    );
    const requested = await dialog(t('live.dialogs.giveBack.title', { name: givenTo }));
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.giveBack.action') }),
    );
    await seen(t('live.notices.newHost', { name: givenTo }));
  },
};

/** Dismisses the audience after a confirmation; the host stays [LROL-08]. */
export const ClosedForTheAudience: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.host.audienceStop')));
    const requested = await dialog(t('live.dialogs.audienceStop.title'));
    await seen(t('live.states.streaming'));
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.audienceStop.action') }),
    );
    await seen(t('live.states.pre_stopped'));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
};

/** Shows a former host how to reclaim the role, in the bar and over the list [LROL-26, LROL-44]. */
export const HandedOver: Story = {
  tags: ['showcase'],
  args: {
    arrange: inside(({ host, id }) =>
      host.session.actions.setMember(id + 1, 'transfer_broadcaster'),
    ),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.notices.yours.hostGiven'));
    const name = context.globals['locale'] === 'zh-CN' ? '赵明堂' : 'Zhao Mingtang';
    await seen(t('liveEntry.people.standIn', { name }));
    const course = page().getByRole('group', { name: t('live.host.group') });
    await userEvent.click(within(course).getByRole('button', { name: t('live.host.takeBack') }));
    await button(t('live.host.stop'));
    await seen(t('live.notices.yours.toHost'));
    await waitFor(() =>
      expect(page().queryByText(t('liveEntry.people.standIn', { name }))).toBeNull(),
    );
  },
};

/** Lets the host remove an audience member with a reason; no list shows them afterwards [LHST-12]. */
export const Removing: Story = {
  args: { arrange: busy },
  play: async (context) => {
    const t = await textOf(context);
    const name = context.globals['locale'] === 'zh-CN' ? '罗可儿' : 'Claire Luo';
    await userEvent.click(await button(t('live.people.actions', { name })));
    const remove = { name: t('liveEntry.people.remove') };
    await userEvent.click(await page().findByRole('menuitem', remove));
    const title = t('liveEntry.remove.title', { name });
    const requested = within(await page().findByRole('dialog', { name: title }));
    await userEvent.type(requested.getByRole('textbox'), 'Advertising');
    await userEvent.click(requested.getByRole('button', { name: t('liveEntry.remove.action') }));
    await waitFor(() =>
      expect(page().queryByRole('button', { name: t('live.people.actions', { name }) })).toBeNull(),
    );
  },
};

/** LHST-03 the host sets an expert's volume for everyone. */
export const Louder: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const name = context.globals['locale'] === 'zh-CN' ? '赵明堂' : 'Zhao Mingtang';
    await userEvent.click(await button(t('live.people.actions', { name })));
    const volume = { name: t('liveEntry.people.volume') };
    await userEvent.click(await page().findByRole('menuitem', volume));
    const slider = await page().findByRole('slider', { name: t('liveEntry.volume.label') });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await fireEvent.input(slider, { target: { value: '35' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '35%');
  },
};

/** Shows the organization's logo on a tile without a camera and in the list [LMEM-21]. */
export const Logos: Story = {
  args: {
    role: 'audience',
    arrange: async (world) => {
      // The second of the three experts has their camera off.
      world.room.live.member(world.id + 3).logo = HALL;
      await onAir(world);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    const name = context.globals['locale'] === 'zh-CN' ? '伊尔莎·哈特曼' : 'Ilse Hartmann';
    const tile = await page().findByRole('group', { name: new RegExp(`^${name}`) });
    const people = page().getByRole('complementary', { name: t('live.tools.label') });
    for (const place of [tile, people]) {
      await waitFor(() => expect(place.querySelectorAll(`img[src="${HALL}"]`)).toHaveLength(1));
    }
  },
};

/** Shows the host's own image behind the stage [LHST-16]. */
export const WithBackground: Story = {
  args: {
    arrange: inside(({ host }) => host.session.actions.setBackground(HALL)),
  },
  play: async (context) => {
    const t = await textOf(context);
    const stage = await page().findByRole('main', { name: t('live.room.stage') });
    await waitFor(() => expect(stage.style.backgroundImage).toContain('data:image'));
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
    arrange: async (world) => {
      await onAir(world);
      captioned = world;
    },
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
    captioned?.captions.send(captioned.hostId, 'The margin was stable.');
    await waitFor(() => expect(log).toHaveTextContent('The margin was stable.'));
    captioned?.captions.turn('late');
    await seen(t('liveTalk.captions.late'));
    captioned?.captions.turn('unavailable');
    await seen(t('liveTalk.captions.unavailable'));
    captioned?.captions.turn('ready');
    await userEvent.click(await button(t('liveTalk.captions.label')));
    await waitFor(() => expect(log).not.toBeInTheDocument());
    await userEvent.click(await button(t('liveTalk.captions.label')));
  },
};

/** The world of the messages story. */
let written: StoryWorld | undefined;

/** Counts a private message at the chat's button and announces its sender, beside the documents [LCHT-13]. */
export const MessageBesideDocuments: Story = {
  args: {
    role: 'audience',
    arrange: inside((world) => {
      written = world;
    }),
  },
  beforeEach: () => {
    written = undefined;
  },
  play: async (context) => {
    const t = await textOf(context);
    const wayTo = (word: string) => page().findByRole('tab', { name: new RegExp(`^${word}`) });
    await userEvent.click(await wayTo(t('liveMedia.documents.label')));
    await waitFor(() => expect(written).toBeDefined());
    const { conversations, hostId, id, room } = written as StoryWorld;
    await conversations
      .apiOf(hostId)
      .postMessage({ kind: 'private', peer: id }, { msg: '?', client_id: 'first' });
    const chat = await wayTo(t('live.controls.chat'));
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
    await waitFor(() => expect(page().queryByText(text)).toBeNull());
  },
};

/** Shows an audience member the member whom the host put in the spotlight [LHST-13]. */
export const HomeScreen: Story = {
  args: {
    role: 'audience',
    arrange: inside(async ({ id, host }) => host.session.actions.setHome(id + 3)),
  },
  play: async (context) => {
    const t = await textOf(context);
    const name = new RegExp(`${t('live.roles.expert')}.*${t('live.tile.home')}`);
    await page().findByRole('group', { name });
  },
};

/** Shows a recording that starts while the user is inside, and asks for their consent [LHST-27]. */
export const RecordedFromNow: Story = {
  args: {
    role: 'audience',
    arrange: inside(({ room }) => room.live.setCapture({ isRecording: true })),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.capture.recording'));
    await seen(t('live.marks.recording'));
    await userEvent.click(await button(t('live.capture.agree')));
    await waitFor(() => expect(page().queryByText(t('live.capture.recording'))).toBeNull());
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

/** The dialog names the medium that the browser denies [LMED-11, ERR-39]. */
export const DeniedInTheRoom: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    arrange: async ({ host, me }) => {
      await me.session.actions.open();
      await me.session.actions.enter({ microphone: false, camera: false });
      await host.session.actions.start({ isConfirmed: true });
      me.rtc.devices.deny('video');
      me.rtc.devices.deny('audio');
      await me.session.actions.setCamera(true);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    const video = within(await dialog(t('live.dialogs.deniedVideo.title')));
    video.getByText(t('live.dialogs.deniedVideo.text'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await button(t('live.controls.unmute')));
    const audio = within(await dialog(t('live.dialogs.deniedAudio.title')));
    audio.getByText(t('live.dialogs.deniedAudio.text'));
  },
};

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

/** LHST-22 the browser holds audio back until a press. */
export const SoundHeldBack: Story = {
  args: {
    role: 'audience',
    arrange: inside(({ me }) => me.rtc.devices.emit('autoplayBlocked', undefined)),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.autoplay.text'));
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

/** The world that a play function changes. */
const playing: { world?: StoryWorld } = {};

/** Shows a poor connection over the stage above quality 4, until it is good again [LMED-21, ERR-36]. */
export const PoorLine: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    arrange: inside((world) => {
      world.room.setQuality(world.id, 4);
      playing.world = world;
    }),
  },
  beforeEach: () => {
    delete playing.world;
  },
  play: async (context) => {
    const poor = (await textOf(context))('live.connection.poor');
    await waitFor(() => expect(playing.world).toBeDefined());
    const setQuality = (quality: 1 | 5) =>
      playing.world?.room.setQuality(playing.world.id, quality);
    await expect(page().queryByText(poor)).toBeNull();
    setQuality(5);
    await seen(poor);
    setQuality(1);
    await waitFor(() => expect(page().queryByText(poor)).toBeNull());
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

/** Asks the user for a score before they leave a meeting that the host has ended [LROL-09, PLAY-14]. */
export const Ended: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    arrange: inside((world) => {
      ending = world;
    }),
  },
  beforeEach: () => {
    ending = undefined;
  },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('liveHelp.menu.label'));
    await waitFor(() => expect(ending).toBeDefined());
    await ending?.host.session.actions.stop();
    const received = within(await dialog(t('live.dialogs.ended.title')));
    const [, , , fourth] = await received.findAllByRole('radio');
    if (fourth) await userEvent.click(fourth);
    await userEvent.click(received.getByRole('button', { name: /^(Insightful|有见地)$/ }));
    const send = received.getByRole('button', { name: /^(Submit rating|提交评分)$/ });
    await userEvent.click(send);
    // The first try gets no response: the selection stays and is sent again.
    await received.findByRole('alert');
    await expect(fourth).toBeChecked();
    await userEvent.click(send);
    await received.findByText(/^(Thank you|感谢)/);
    await expect(fourth).toBeChecked();
  },
};

/** EVT-28 it ends without having started, as when its event is canceled. */
export const NotHeld: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    arrange: async ({ enter, host }) => {
      await enter();
      await host.session.actions.prepare();
      await host.session.actions.stop();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await dialog(t('live.dialogs.notHeld.title'));
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

/** The world that a play function repairs. */
const silent: { room?: StoryWorld['room']; id?: number } = {};

/** The server does not respond at all; once it does, the retry leads to the pre-join screen. */
export const Unreachable: Story = {
  args: {
    role: 'audience',
    arrange: async ({ room, id, me }) => {
      Object.assign(silent, { room, id });
      room.cut(id);
      await me.session.actions.open();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('liveEntry.refused.unreachable'));
    silent.room?.heal(silent.id ?? 0);
    await userEvent.click(await button(t('liveEntry.again')));
    await button(t('liveEntry.check.enter'));
    await waitFor(() => expect(page().getByRole('main')).toHaveFocus());
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

/** Reports an audience page that failed to load, and loads it on a retry [LMEM-39]. */
export const AudienceFailed: Story = {
  args: {
    arrange: async (world) => {
      silent.room = world.room;
      world.room.failAudience(true);
      await onAir(world);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.people.failed'));
    silent.room?.failAudience(false);
    await userEvent.click(await button(t('live.people.again')));
    await waitFor(() => expect(page().queryByText(t('live.people.failed'))).toBeNull());
    await seen(new RegExp(t('live.people.sections.audience')));
  },
};

/** Reports that the browser refused full screen; the room stays as it was [LMED-02]. */
export const FullScreenRefused: Story = {
  args: { role: 'audience', arrange: onAir },
  beforeEach: () => {
    const requested = spyOn(Element.prototype, 'requestFullscreen');
    requested.mockRejectedValue(new TypeError('Refused'));
    return () => requested.mockRestore();
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.fullScreen')));
    await seen(t('liveEntry.fullScreenRefused'));
  },
};

/** Fakes the browser's full screen, which requires a real key press or click. */
function playFullScreen(): () => void {
  const requested = spyOn(Element.prototype, 'requestFullscreen');
  let shown: Element | null = null;
  const show = (element: Element | null): Promise<void> => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => shown },
    exitFullscreen: { configurable: true, value: () => show(null) },
  });
  requested.mockImplementation(function request(this: Element) {
    return show(this);
  });
  return () => {
    requested.mockRestore();
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  };
}

/**
 * Fills the screen with the stage alone, its videos and messages; prompts that must be answered exit
 * full screen [LMED-01].
 */
export const FullScreen: Story = {
  args: {
    role: 'expert',
    arrange: inside(async (world) => {
      world.me.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
      await world.me.session.actions.chooseDevice('microphone', 'microphone-2');
      playing.world = world;
    }),
  },
  beforeEach: () => {
    delete playing.world;
    return playFullScreen();
  },
  play: async (context) => {
    const t = await textOf(context);
    const enter = await button(t('live.controls.fullScreen'));
    await userEvent.click(enter);
    const stage = page().getByRole('main');
    await waitFor(() => expect(document.fullscreenElement).toBe(stage));
    const leave = within(stage).getByRole('button', { name: t('live.controls.exitFullScreen') });
    await expect(leave).toHaveFocus();
    await expect(stage).not.toHaveAttribute('inert');
    await waitFor(() => expect(stage.querySelectorAll('video').length).toBeGreaterThan(1));
    for (const role of ['banner', 'complementary', 'contentinfo']) {
      await expect(page().getByRole(role)).toHaveAttribute('inert');
    }
    await waitFor(() => expect(playing.world).toBeDefined());
    playing.world?.me.rtc.devices.unplug('microphone-2');
    await waitFor(() =>
      within(stage).getByText(t('liveEntry.devices.switched', { label: 'Microphone 1' })),
    );
    await userEvent.click(leave);
    await waitFor(() => expect(document.fullscreenElement).toBeNull());
    await waitFor(() => expect(enter).toHaveFocus());
    await userEvent.click(enter);
    await waitFor(() => expect(document.fullscreenElement).toBe(stage));
    await playing.world?.enterElsewhere();
    await dialog(t('live.dialogs.kickedOff.title'));
    await expect(document.fullscreenElement).toBeNull();
  },
};

/** Reports that another microphone has taken over [LMED-24]. */
export const MicrophoneSwitched: Story = {
  args: {
    role: 'expert',
    arrange: inside(async ({ me }) => {
      me.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
      await me.session.actions.chooseDevice('microphone', 'microphone-2');
      me.rtc.devices.unplug('microphone-2');
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('liveEntry.devices.switched', { label: 'Microphone 1' }));
  },
};

/** The world whose requests a play function checks. */
const disguise: { world?: StoryWorld } = {};
const forgetDisguise = (): void => {
  delete disguise.world;
};

/**
 * Changes an expert's settings: their video and audio, the room's volume, and another voice [LPIT-01
 * to LPIT-10, LMED-04, LMED-20].
 */
export const Settings: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    arrange: inside((world) => {
      disguise.world = world;
    }),
  },
  beforeEach: forgetDisguise,
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.devices')));
    await page().findByRole('region', { name: t('liveMedia.test.label') });
    const volume = await page().findByRole('slider', { name: t('liveMedia.settings.volume') });
    await waitFor(() => expect(disguise.world).toBeDefined());
    const me = disguise.world?.me;
    await fireEvent.change(volume, { target: { value: '60' } });
    await waitFor(() => expect(me?.session.state.get().preferences.volume).toBe(60));
    const [somebody] = page().getAllByRole('slider', {
      name: new RegExp(t('liveMedia.ownVolume.label', { name: '' }).trim()),
    });
    if (somebody) await fireEvent.change(somebody, { target: { value: '30' } });
    await waitFor(() =>
      expect(Object.values(me?.session.state.get().preferences.volumes ?? {})).toEqual([30]),
    );
    await userEvent.click(
      page().getByRole('radio', { name: t('liveMedia.settings.sharpnesses.sharp') }),
    );
    await waitFor(() => expect(me?.rtc.openCamera?.preset.height).toBe(1080));
    await userEvent.click(page().getByRole('tab', { name: t('liveHelp.settings.voice') }));
    const change = await page().findByRole('switch', { name: t('liveMedia.voice.change') });
    await userEvent.click(change);
    await page().findByRole('radio', { name: t('liveMedia.voice.pitches.male') });
    await userEvent.click(page().getByRole('radio', { name: t('liveMedia.voice.pitches.female') }));
    await waitFor(() => expect(me?.rtc.openMicrophone?.processor).not.toBeNull());
    const { id } = disguise.world ?? { id: 0 };
    await waitFor(() => expect(disguise.world?.room.live.member(id).voice_changed).toBe(true));
    await userEvent.click(change);
    await waitFor(() => expect(me?.rtc.openMicrophone?.processor).toBeNull());
  },
};

/** Shows in a browser without the Web Audio API that it is not supported [LPIT-11]. */
export const VoiceUnsupported: Story = {
  args: {
    role: 'expert',
    arrange: (world) => {
      world.me.rtc.devices.canProcessAudio = false;
      return onAir(world);
    },
  },
  beforeEach: () => {
    const context = Object.getOwnPropertyDescriptor(globalThis, 'AudioContext');
    Reflect.deleteProperty(globalThis, 'AudioContext');
    return () => {
      if (context) Object.defineProperty(globalThis, 'AudioContext', context);
    };
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.devices')));
    await userEvent.click(await page().findByRole('tab', { name: t('liveHelp.settings.voice') }));
    await seen(t('liveMedia.voice.unsupported.title'));
  },
};

/** LPIT-12 the host sees whose voice is changed. */
export const VoiceDisclosed: Story = {
  args: {
    arrange: inside(({ room, id }) => {
      const expert = room.live.member(id + 2);
      room.live.setVoiceChanged(expert, true);
    }),
  },
  play: async (context) => {
    await seen(new RegExp((await textOf(context))('liveMedia.voice.changed')));
  },
};

/**
 * Blurs an expert's background; a slow device continues without it, and reports that [LBG-01 to
 * LBG-03, LBG-07].
 */
export const OwnBackground: Story = {
  args: {
    role: 'expert',
    arrange: inside((world) => {
      disguise.world = world;
    }),
  },
  beforeEach: forgetDisguise,
  play: async (context) => {
    const t = await textOf(context);
    await button(t('liveHelp.menu.label'));
    await userEvent.click(await button(t('live.controls.devices')));
    await userEvent.click(
      await page().findByRole('tab', { name: t('liveHelp.settings.background') }),
    );
    const none = await page().findByRole('radio', { name: t('liveMedia.background.none') });
    await expect(none).toBeChecked();
    await userEvent.click(page().getByRole('radio', { name: t('liveMedia.background.blurred') }));
    const camera = () => disguise.world?.me.rtc.openCamera;
    // The real model loads: megabytes, compiled.
    await waitFor(() => expect(camera()?.background?.look.kind).toBe('blur'));
    camera()?.endBackground('slow');
    await seen(t('liveMedia.background.slow.title'));
    await seen(t('live.notices.yours.backgroundEnded'));
    await waitFor(() => expect(none).toBeChecked());
  },
};

/** Shows in a browser without support which ones have it [LBG-06]. */
export const BackgroundUnsupported: Story = {
  args: {
    role: 'expert',
    arrange: (world) => {
      world.me.rtc.devices.canSetBackground = false;
      return onAir(world);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.devices')));
    await userEvent.click(
      await page().findByRole('tab', { name: t('liveHelp.settings.background') }),
    );
    await seen(t('liveMedia.background.unsupported.title'));
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
 * A key mutes and unmutes, which is announced; in a field it is a letter. `?` lists all keys, and they
 * can be turned off.
 */
export const Shortcuts: Story = {
  args: { role: 'expert', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('live.controls.mute'));
    await userEvent.keyboard('m');
    await button(t('live.controls.unmute'));
    await seen(t('liveHelp.shortcuts.off.microphone'));
    await userEvent.click(page().getByRole('tab', { name: t('live.tabs.chat') }));
    await userEvent.type(await page().findByRole('textbox'), 'mmm');
    await expect(page().getByRole('textbox')).toHaveValue('mmm');
    await button(t('live.controls.unmute'));
    await userEvent.click(await button(t('live.controls.unmute')));
    await button(t('live.controls.mute'));
    await userEvent.keyboard('?');
    const keys = await page().findByRole('switch', { name: t('liveHelp.shortcuts.use') });
    await userEvent.click(keys);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('m');
    await expect(page().getByRole('button', { name: t('live.controls.mute') })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
    shortcutSetting.set(true);
  },
};

/** Lists only the user's own keys: an audience member has no microphone to mute. */
export const ShortcutsOfAListener: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('live.controls.hand'));
    await userEvent.keyboard('?');
    await seen(t('liveHelp.shortcuts.does.hand'));
    const own = within(await page().findByRole('dialog'));
    await expect(own.queryByText(t('liveHelp.shortcuts.does.microphone'))).toBeNull();
    await expect(own.queryByText(t('liveHelp.shortcuts.does.camera'))).toBeNull();
  },
};

/** Shows everyone's claps and laughs over the videos as numbers; screen readers announce them once. */
export const Reactions: Story = {
  tags: ['showcase'],
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('liveTalk.reactions.react')));
    const clap = await button(t('liveTalk.reactions.kinds.clap'));
    // Nothing can be shown before the user has joined.
    await waitFor(() => expect(clap).toBeEnabled());
    // It is visible for a few seconds only, so the search starts before the press.
    const shown = waitFor(() =>
      expect(document.querySelector('[data-reaction="clap"]')).toHaveTextContent('1'),
    );
    await userEvent.click(clap);
    await shown;
  },
};

/** Lets the audience pause the meeting, shows that in words, and resumes [LMED-23]. */
export const Paused: Story = {
  args: { role: 'audience', arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const isSeen = () => document.querySelector('video') !== null;
    await waitFor(() => expect(isSeen()).toBe(true));
    await userEvent.click(await button(t('live.controls.pause')));
    await seen(t('liveMedia.paused'));
    await waitFor(() => expect(isSeen()).toBe(false));
    await userEvent.click(await button(t('live.controls.playOn')));
    await waitFor(() => expect(isSeen()).toBe(true));
    await expect(page().queryByText(t('liveMedia.paused'))).toBeNull();
  },
};
