import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { autoplayPromptStates } from './AutoplayPrompt.states.ts';
import { AutoplayPrompt } from './AutoplayPrompt.tsx';

const meta = {
  title: 'Live room/AutoplayPrompt',
  component: AutoplayPrompt,
  args: { t: liveTextFor('en'), onPress: fn() },
  render: (args, context) => <AutoplayPrompt {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof AutoplayPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AutoplayPrompt,
  autoplayPromptStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)), onPress: () => undefined }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(AutoplayPrompt, autoplayPromptStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
  onPress: () => undefined,
}));

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** LHST-22: One press starts playback, by keyboard too. */
export const Interaction: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
