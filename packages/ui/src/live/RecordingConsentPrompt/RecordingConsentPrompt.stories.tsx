import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../story/onPhone.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { recordingConsentPromptStates } from './RecordingConsentPrompt.states.ts';
import { RecordingConsentPrompt } from './RecordingConsentPrompt.tsx';

const meta = {
  title: 'Live room/RecordingConsentPrompt',
  component: RecordingConsentPrompt,
  args: { t: liveTextFor('en'), kind: 'recording', onAgree: fn(), onLeave: fn() },
  render: (args, context) => (
    <RecordingConsentPrompt {...args} t={liveTextFor(localeOf(context))} />
  ),
} satisfies Meta<typeof RecordingConsentPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  RecordingConsentPrompt,
  recordingConsentPromptStates,
  (s) => ({
    t: liveTextFor(localeOfSample(s)),
    onAgree: () => undefined,
    onLeave: () => undefined,
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  RecordingConsentPrompt,
  recordingConsentPromptStates,
  (s) => ({
    t: liveTextFor(localeOfSample(s)),
    onAgree: () => undefined,
    onLeave: () => undefined,
  }),
);

export const Recording: Story = { ...states.one('recording'), tags: ['!test', 'state'] };

export const Transcription: Story = { ...states.one('transcription'), tags: ['!test', 'state'] };

export const Both: Story = { ...states.one('both'), tags: ['!test', 'state'] };

/** LHST-27: Both answers work by keyboard. The prompt does not take the focus. */
export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { ...onPhone, args: { kind: 'both' } };
