import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { people } from '@rostra/ui/story/cast';
import { worldOf } from './keptWorld.ts';
import {
  button,
  dialog,
  gone,
  inside,
  localeOf,
  onAir,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Stage',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn hall. */
const HALL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#345"/><path d="M0 90 80 30l80 60" fill="#567"/></svg>',
)}`;

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

/** Shows hidden members their own video, and while it lasts that the audience does not see it [LHST-18]. */
export const HiddenExpert: Story = {
  args: {
    role: 'expert',
    arrange: inside(({ host, id }) => host.session.actions.setMember(id, 'hide_attendee')),
  },
  play: async (context) => {
    const t = await textOf(context);
    const name = people.linXiao.name[localeOf(context.globals)];
    const own = new RegExp(`${name}.*${t('live.tile.hidden')}`);
    await page().findByRole('group', { name: own });
    await seen(t('live.notices.yours.hidden'));
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
    const name = people.helenaBrandt.name[localeOf(context.globals)];
    const tile = await page().findByRole('group', { name: new RegExp(`^${name}`) });
    const panel = page().getByRole('complementary', { name: t('live.tools.label') });
    for (const place of [tile, panel]) {
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

/** Shows an audience member the member whom the host put in the spotlight [LHST-13]. */
export const Spotlight: Story = {
  args: {
    role: 'audience',
    arrange: inside(async ({ id, host }) => host.session.actions.setSpotlight(id + 3)),
  },
  play: async (context) => {
    const t = await textOf(context);
    const name = new RegExp(`${t('live.roles.expert')}.*${t('live.tile.spotlight')}`);
    await page().findByRole('group', { name });
  },
};

/** Shows a recording that starts while the user is inside, and asks for their consent [LHST-27]. */
export const RecordedFromNow: Story = {
  args: {
    role: 'audience',
    arrange: inside(({ room }) => room.live.setRecordingStatus({ isRecording: true })),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.capture.recording'));
    await seen(t('live.marks.recording'));
    await userEvent.click(await button(t('live.capture.agree')));
    await gone(t('live.capture.recording'));
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
    arrange: inside(async ({ me }) => {
      me.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
      await me.session.actions.chooseDevice('microphone', 'microphone-2');
    }),
  },
  beforeEach: playFullScreen,
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
    const { me, enterElsewhere } = await worldOf();
    me.rtc.devices.unplug('microphone-2');
    await waitFor(() =>
      within(stage).getByText(t('liveEntry.devices.switched', { label: 'Microphone 1' })),
    );
    await userEvent.click(leave);
    await waitFor(() => expect(document.fullscreenElement).toBeNull());
    await waitFor(() => expect(enter).toHaveFocus());
    await userEvent.click(enter);
    await waitFor(() => expect(document.fullscreenElement).toBe(stage));
    await enterElsewhere();
    await dialog(t('live.dialogs.kickedOff.title'));
    await waitFor(() => expect(document.fullscreenElement).toBeNull());
  },
};
