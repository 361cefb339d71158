import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    PpvCardList,
    ppvCardListStates,
    (s) => accountSample(localeOfSample(s)).PpvCardList,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
