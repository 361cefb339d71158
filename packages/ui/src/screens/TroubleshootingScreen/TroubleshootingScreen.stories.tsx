import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NetworkQuality } from '../../live/NetworkQuality/index.ts';
import { levelSample, measuredSample } from '../../story/samples/level.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { DevicesContainer } from '../../story/roomParts.tsx';
import { screenStates } from '../../story/screenStates.tsx';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { TestTile } from '../../live/TestTile/index.ts';
import { TroubleshootingScreen } from './TroubleshootingScreen.tsx';
import type { TroubleshootingScreenProps } from './TroubleshootingScreen.tsx';

const nothing = () => undefined;
const attach = portrait(1);
const heard = measuredSample(0.55);
const answer = fn();
const again = fn();

const propsFor = (locale: Locale): TroubleshootingScreenProps => {
  const t = liveTextFor(locale);
  const isEnglish = locale === 'en';
  return {
    t,
    test: (
      <TestTile
        t={t}
        name={liveSample(locale).helenaBrandt}
        camera={{ attach }}
        microphone={{ level: heard }}
      />
    ),
    devices: <DevicesContainer locale={locale} hasPreview={false} />,
    tests: [
      { kind: 'browser', state: 'passed', text: 'Chrome 140' },
      { kind: 'camera', state: 'passed' },
      { kind: 'microphone', state: 'passed' },
      {
        kind: 'speaker',
        state: 'running',
        text: isEnglish ? 'Play the test sound and listen.' : '请播放测试音并仔细听。',
      },
      {
        kind: 'network',
        state: 'unsure',
        text: isEnglish
          ? 'Audio is fine; video may freeze at times.'
          : '声音传输良好，画面可能偶有卡顿。',
        end: <NetworkQuality t={t} up={4} down={2} background="page" isCompact />,
      },
    ],
    onHeard: answer,
  };
};

const inState = screenStates(TroubleshootingScreen, propsFor);

const meta = {
  title: 'Screens/TroubleshootingScreen',
  component: TroubleshootingScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof TroubleshootingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FND-31 Four of five tests are done; the speaker needs the reader's answer. */
export const Asking: Story = { tags: ['visual'] };

/** The reader gives the answer; one line shows what is still open. */
export const Answers: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('liveHelp.check.busy', { done: 4, count: 5 }))).toHaveRole(
      'status',
    );
    answer.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('liveHelp.check.yes') }));
    await expect(answer).toHaveBeenCalledWith(true);
  },
};

/** All tests have passed. */
export const Ready: Story = inState((locale) => ({
  tests: propsFor(locale).tests.map(({ kind }) => ({ kind, state: 'passed' })),
  onHeard: undefined,
  onAgain: nothing,
}));

/** A failed test shows its fix, and every test can be repeated. */
export const Refused: Story = {
  ...inState((locale) => ({
    test: (
      <TestTile
        t={liveTextFor(locale)}
        name={liveSample(locale).helenaBrandt}
        camera={{ problem: 'denied' }}
        microphone={{ level: levelSample(), problem: 'denied' }}
        onAskAgain={nothing}
      />
    ),
    tests: propsFor(locale).tests.map((test) => ({
      kind: test.kind,
      state: test.kind === 'browser' ? 'passed' : 'failed',
      ...(test.kind === 'camera'
        ? { text: liveTextFor(locale)('live.devices.problems.video.denied.text') }
        : {}),
    })),
    onHeard: undefined,
    onAgain: again,
  })),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('liveHelp.check.bad'))).toHaveRole('status');
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('liveHelp.check.again') }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { ...onPhone };
