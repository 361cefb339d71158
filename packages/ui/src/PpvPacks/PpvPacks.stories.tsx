import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  PpvPacks,
  ppvPacksStates,
  (s) => accountSample(localeOfSample(s)).PpvPacks,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
