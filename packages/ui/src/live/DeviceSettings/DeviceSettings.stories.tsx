import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { levelSample } from '../../story/samples/level.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { deviceSettingsStates } from './DeviceSettings.states.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import type { DeviceSettingsProps, VideoSharpness } from './DeviceSettings.tsx';

const attach = portrait(1);
const select = fn();
const test = fn();
const use = fn();
const microphoneLevel = levelSample(0.55);

const propsFor = (locale: Locale): DeviceSettingsProps => {
  const { camera, microphone, headset } = liveSample(locale);
  return {
    t: liveTextFor(locale),
    camera: {
      devices: [{ id: 'c', name: camera }],
      selected: 'c',
      onSelect: select,
      attach,
      isMirrored: true,
      onMirror: select,
      sharpness: 'standard',
      onSharpness: select,
    },
    microphone: {
      devices: [
        { id: 'm', name: microphone },
        { id: 'h', name: headset },
      ],
      selected: 'm',
      onSelect: select,
      level: microphoneLevel,
    },
    speaker: {
      choice: { devices: [{ id: 'h', name: headset }], selected: 'h', onSelect: select },
      volume: 100,
      onVolume: select,
      onTest: test,
    },
  };
};

/** Keeps the settings, as the room does. */
function Kept({ locale, ...more }: { locale: Locale } & Partial<DeviceSettingsProps>) {
  const props = propsFor(locale);
  const [isMirrored, setMirrored] = useState(true);
  const [sharpness, setSharpness] = useState<VideoSharpness>('standard');
  const [volume, setVolume] = useState(100);
  return (
    <div style={{ maxInlineSize: 760 }}>
      <DeviceSettings
        {...props}
        camera={
          props.camera && {
            ...props.camera,
            isMirrored,
            onMirror: setMirrored,
            sharpness,
            onSharpness: setSharpness,
          }
        }
        speaker={{ ...props.speaker, volume, onVolume: setVolume }}
        {...more}
      />
    </div>
  );
}

const meta = {
  title: 'Live room/DeviceSettings',
  component: DeviceSettings,
  args: propsFor('en'),
  render: (_args, context) => <Kept locale={localeOf(context)} />,
} satisfies Meta<typeof DeviceSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(DeviceSettings, deviceSettingsStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const OnAir: Story = { ...states.one('on air'), tags: ['!test', 'state'] };

export const BothRefused: Story = {
  ...states.one('both refused, the loudspeaker is the browser’s'),
  tags: ['!test', 'state'],
};

export const NoneThereTestSoundPlays: Story = {
  ...states.one('none there, test sound plays'),
  tags: ['!test', 'state'],
};

export const BesideATestTile: Story = {
  ...states.one('beside a test tile'),
  tags: ['!test', 'state'],
};

export const Audience: Story = { ...states.one('audience'), tags: ['!test', 'state'] };

/** LMED-08 LMED-09: Another microphone takes effect at once; the speaker test plays. */
export const Interaction: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.selectOptions(canvas.getByLabelText(t('live.devices.microphone')), 'h');
    await expect(select).toHaveBeenCalledWith('h');
    await userEvent.click(canvas.getByRole('button', { name: t('live.devices.test') }));
    await expect(test).toHaveBeenCalledOnce();
  },
};

/** Mirroring affects only the user's own video, by keyboard too. */
export const Mirror: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = () =>
      getComputedStyle(canvasElement.querySelector('[role=img] > div') as Element).scale;
    const mirror = canvas.getByRole('switch');
    await expect(mirror).toBeChecked();
    await expect(video()).toBe('-1 1');
    mirror.focus();
    await userEvent.keyboard(' ');
    await expect(mirror).not.toBeChecked();
    await expect(video()).toBe('none');
  },
};

/** LMED-20: The volume starts at 100 and is announced in percent. LMED-14: One key selects the sharper preset. */
export const VolumeAndSharpness: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const volume = canvas.getByRole('slider', { name: t('liveMedia.settings.volume') });
    await expect(volume).toHaveAttribute('aria-valuetext', '100%');
    await fireEvent.input(volume, { target: { value: '35' } });
    await expect(volume).toHaveAttribute('aria-valuetext', '35%');
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: t('liveMedia.settings.sharpnesses.sharp') }),
    ).toBeChecked();
  },
};

/** LMED-12: The level meter moves in the room as in the device check. */
export const LevelMoves: Story = {
  beforeEach: () => microphoneLevel.measure(0.55),
  play: async ({ canvas }) => {
    microphoneLevel.measure(0.25);
    await waitFor(() => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '25'));
    microphoneLevel.measure(0.55);
  },
};

/** LMED-24: When a headset is connected, the user is asked whether to use it; nothing changes by itself. */
export const DeviceArrives: Story = {
  render: (_args, context) => (
    <Kept
      locale={localeOf(context)}
      notice={{
        kind: 'arrived',
        name: liveSample(localeOf(context)).headset,
        onUse: use,
        onIgnore: use,
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      liveSample(localeOf({ globals })).headset,
    );
    await expect(use).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('liveMedia.settings.use') }));
    await expect(use).toHaveBeenCalledOnce();
  },
};

/** LMED-24: When a headset is disconnected, a message names its replacement. */
export const DeviceGoes: Story = {
  render: (_args, context) => {
    const { headset, microphone } = liveSample(localeOf(context));
    return (
      <Kept locale={localeOf(context)} notice={{ kind: 'gone', name: headset, next: microphone }} />
    );
  },
  play: async ({ canvas, globals }) => {
    const { headset, microphone } = liveSample(localeOf({ globals }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(headset);
    await expect(status).toHaveTextContent(microphone);
  },
};

/** Long device names, as browsers report them, stay inside their container. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const { longName } = liveSample(localeOf(context));
    return (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Kept
          locale={localeOf(context)}
          notice={{ kind: 'arrived', name: longName.repeat(2), onUse: use, onIgnore: use }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const OnPhone: Story = { ...onPhone };
