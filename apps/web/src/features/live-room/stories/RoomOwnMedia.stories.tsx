import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { shortcutSetting } from '../shortcuts/shortcutSetting.ts';
import { worldOf } from './keptWorld.ts';
import { button, dialog, inside, onAir, page, roomStories, seen, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/Own media',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/**
 * Changes an expert's settings: their video and audio, the room's volume, and another voice [LPIT-01
 * to LPIT-10, LMED-04, LMED-20].
 */
export const Settings: Story = {
  tags: ['showcase'],
  args: {
    role: 'expert',
    arrange: onAir,
  },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.controls.devices')));
    await page().findByRole('region', { name: t('liveMedia.test.label') });
    const volume = await page().findByRole('slider', { name: t('liveMedia.settings.volume') });
    const { id, me, room } = await worldOf();
    await fireEvent.change(volume, { target: { value: '60' } });
    await waitFor(() => expect(me.session.state.get().preferences.volume).toBe(60));
    const [somebody] = page().getAllByRole('slider', {
      name: new RegExp(t('liveMedia.ownVolume.label', { name: '' }).trim()),
    });
    if (somebody) await fireEvent.change(somebody, { target: { value: '30' } });
    await waitFor(() =>
      expect(Object.values(me.session.state.get().preferences.volumes ?? {})).toEqual([30]),
    );
    await userEvent.click(
      page().getByRole('radio', { name: t('liveMedia.settings.sharpnesses.sharp') }),
    );
    await waitFor(() => expect(me.rtc.openCamera?.preset.height).toBe(1080));
    await userEvent.click(page().getByRole('tab', { name: t('liveHelp.settings.voice') }));
    const change = await page().findByRole('switch', { name: t('liveMedia.voice.change') });
    await userEvent.click(change);
    await page().findByRole('radio', { name: t('liveMedia.voice.pitches.male') });
    await userEvent.click(page().getByRole('radio', { name: t('liveMedia.voice.pitches.female') }));
    await waitFor(() => expect(me.rtc.openMicrophone?.processor).not.toBeNull());
    await waitFor(() => expect(room.live.member(id).voice_changed).toBe(true));
    await userEvent.click(change);
    await waitFor(() => expect(me.rtc.openMicrophone?.processor).toBeNull());
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

/**
 * Blurs an expert's background; a slow device continues without it, and reports that [LBG-01 to
 * LBG-03, LBG-07].
 */
export const OwnBackground: Story = {
  args: {
    role: 'expert',
    arrange: onAir,
  },
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
    const { me } = await worldOf();
    const camera = () => me.rtc.openCamera;
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
