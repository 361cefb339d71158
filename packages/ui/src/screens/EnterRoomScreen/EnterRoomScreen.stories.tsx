import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DeviceSettings } from '../../live/DeviceSettings/index.ts';
import { levelSample, measuredSample } from '../../story/samples/level.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { DevicesContainer } from '../../story/roomParts.tsx';
import { screenStates } from '../../story/screenStates.tsx';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { TestTile } from '../../live/TestTile/index.ts';
import { EnterRoomScreen } from './EnterRoomScreen.tsx';
import type { EnterRoomScreenProps } from './EnterRoomScreen.tsx';

const nothing = () => undefined;
const attach = portrait(1);
const heard = measuredSample(0.55);
const enter = fn();

const begins: Record<Locale, string> = {
  en: 'Roadshow · Starts 3 Sep 2026, 18:15 Beijing time',
  'zh-CN': '路演 · 北京时间 2026 年 9 月 3 日 18:15 开始',
};

interface DoorProps extends Partial<EnterRoomScreenProps> {
  locale: Locale;
}

/** The devices follow the reader's presses. */
function Door({ locale, ...more }: DoorProps) {
  const [isVoiceOn, setVoice] = useState(true);
  const [isCameraOn, setCamera] = useState(true);
  const t = liveTextFor(locale);
  return (
    <EnterRoomScreen
      t={t}
      title={liveSample(locale).meeting}
      facts={begins[locale]}
      part="speaks"
      isRecording
      test={
        <TestTile
          t={t}
          name={liveSample(locale).helenaBrandt}
          camera={isCameraOn ? { attach } : {}}
          microphone={{ level: heard, isOff: !isVoiceOn }}
        />
      }
      microphone={{ isOn: isVoiceOn, onPress: () => setVoice((old) => !old) }}
      camera={{ isOn: isCameraOn, onPress: () => setCamera((old) => !old) }}
      devices={<DevicesContainer locale={locale} hasPreview={false} />}
      onEnter={enter}
      backHref="#event"
      helpHref="#troubleshooting"
      {...more}
    />
  );
}

const inState = screenStates<DoorProps>(Door, (locale) => ({ locale }));

/** An audience member needs a speaker only. */
const listens = (locale: Locale): Partial<EnterRoomScreenProps> => ({
  part: 'listens',
  isRecording: false,
  test: undefined,
  microphone: undefined,
  camera: undefined,
  devices: (
    <DeviceSettings
      t={liveTextFor(locale)}
      speaker={{ volume: 100, onVolume: nothing, onTest: nothing }}
    />
  ),
});

const meta = {
  title: 'Screens/EnterRoomScreen',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en' },
  ...inState(),
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LMED-04 A speaker checks their own video and audio first. */
export const Speaker: Story = { tags: ['visual'] };

/** The audience is asked for no device. */
export const Listener: Story = inState(listens);

/** LTIM-05 A member without a purchase reads the length of their free trial before joining. */
export const OnTrial: Story = {
  ...inState((locale) => ({ ...listens(locale), freeMinutes: 5 })),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('liveEntry.check.free', { minutes: 5 }))).toBeVisible();
  },
};

/** Staff read that they are neither seen nor heard. */
export const Staff: Story = inState((locale) => ({ ...listens(locale), part: 'moderates' }));

/**
 * LMED-11 A refusal by the browser is shown with its fix, and the room can be joined all the same.
 */
export const Refused: Story = inState((locale) => ({
  test: (
    <TestTile
      t={liveTextFor(locale)}
      name={liveSample(locale).helenaBrandt}
      camera={{ problem: 'denied' }}
      microphone={{ level: levelSample(), problem: 'denied' }}
      onAskAgain={nothing}
    />
  ),
  microphone: undefined,
  camera: undefined,
}));

/** A demo room with transcription; joining takes its time. */
export const Entering: Story = inState(() => ({
  isDemo: true,
  isTranscribing: true,
  isEntering: true,
}));

/** Each device is turned off before joining; one press joins. */
export const GoesInMuted: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(t('liveEntry.check.microphoneOff'));
    await expect(canvas.getByText(t('liveMedia.test.microphoneOff'))).toBeVisible();
    await press(t('liveEntry.check.cameraOff'));
    await expect(canvas.getByText(t('liveMedia.test.cameraOff'))).toBeVisible();
    enter.mockClear();
    await press(t('liveEntry.check.enter'));
    await expect(enter).toHaveBeenCalledOnce();
  },
};

/** The join button stays reachable, however long the page is. */
export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const go = canvas.getByRole('button', { name: t('liveEntry.check.enter') });
    const { top, bottom } = go.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
