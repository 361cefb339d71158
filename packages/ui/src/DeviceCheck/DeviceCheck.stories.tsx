import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { liveSample } from '../story/liveSample.ts';
import { onPhone } from '../story/onPhone.ts';
import { portrait } from '../story/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../story/screenText.ts';
import { deviceCheckStates } from './DeviceCheck.states.ts';
import { DeviceCheck } from './DeviceCheck.tsx';
import type { DeviceCheckProps } from './DeviceCheck.tsx';

const attach = portrait(1);
const select = fn();
const again = fn();

const propsFor = (locale: Locale): DeviceCheckProps => {
  const { camera, microphone, headset } = liveSample(locale);
  return {
    t: liveTextFor(locale),
    camera: { devices: [{ id: 'c', name: camera }], selected: 'c', onSelect: select, attach },
    microphone: {
      devices: [
        { id: 'm', name: microphone },
        { id: 'h', name: headset },
      ],
      selected: 'm',
      onSelect: select,
      level: 0.6,
    },
    speaker: {
      devices: [{ id: 'h', name: headset }],
      selected: 'h',
      onSelect: select,
      onTest: select,
    },
  };
};

const meta = {
  title: 'Live room/DeviceCheck',
  component: DeviceCheck,
  args: propsFor('en'),
  render: (_args, context) => <DeviceCheck {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof DeviceCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(DeviceCheck, deviceCheckStates, (s) => propsFor(localeOfSample(s)), {
    isWide: true,
  }),
  tags: ['visual'],
};

export const OnPhone: Story = { ...onPhone };

/** LMED-09 another microphone is chosen; LMED-12 the level is told as a meter. */
export const Choose: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.selectOptions(canvas.getByLabelText(t('live.devices.microphone')), 'h');
    await expect(select).toHaveBeenCalledWith('h');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
  },
};

/** LMED-11 a blocked camera says how it is allowed, and asks again. */
export const CameraBlocked: Story = {
  render: (_args, context) => {
    const props = propsFor(localeOf(context));
    return (
      <DeviceCheck
        {...props}
        camera={{
          devices: [],
          selected: '',
          onSelect: select,
          problem: 'denied',
          onAskAgain: again,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await canvas.findByText(t('live.devices.problems.video.denied.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('live.devices.again') }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

/** LMED-12 who has switched the microphone off is not asked to say something. */
export const MicrophoneOff: Story = {
  render: (_args, context) => {
    const { microphone, ...props } = propsFor(localeOf(context));
    return (
      <DeviceCheck {...props} microphone={microphone && { ...microphone, level: 0, isOff: true }} />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('live.devices.levelOff'))).toBeVisible();
    await expect(canvas.queryByText(t('live.devices.levelHint'))).toBeNull();
  },
};
