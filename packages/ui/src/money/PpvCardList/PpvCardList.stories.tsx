import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { ppvCardListStates } from './PpvCardList.states.ts';
import { PpvCardList } from './PpvCardList.tsx';

const meta = {
  title: 'Money/PpvCardList',
  component: PpvCardList,
  args: accountSample('en').PpvCardList,
  render: (_args, context) => <PpvCardList {...accountSample(localeOf(context)).PpvCardList} />,
} satisfies Meta<typeof PpvCardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PpvCardList,
  ppvCardListStates,
  (s) => accountSample(localeOfSample(s)).PpvCardList,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
