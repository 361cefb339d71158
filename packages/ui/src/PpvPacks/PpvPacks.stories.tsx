import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { ppvPacksStates } from './PpvPacks.states.ts';
import { PpvPacks } from './PpvPacks.tsx';

const meta = {
  title: 'Money/PpvPacks',
  component: PpvPacks,
  args: accountSample('en').PpvPacks,
  render: (_args, context) => <PpvPacks {...accountSample(localeOf(context)).PpvPacks} />,
} satisfies Meta<typeof PpvPacks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(PpvPacks, ppvPacksStates, (s) => accountSample(localeOfSample(s)).PpvPacks, {
    isWide: true,
  }),
  tags: ['visual'],
};
