import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { topupListStates } from './TopupList.states.ts';
import { TopupList } from './TopupList.tsx';

const meta = {
  title: 'Money/TopupList',
  component: TopupList,
  args: accountSample('en').TopupList,
  render: (_args, context) => <TopupList {...accountSample(localeOf(context)).TopupList} />,
} satisfies Meta<typeof TopupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(TopupList, topupListStates, (s) => accountSample(localeOfSample(s)).TopupList, {
    isWide: true,
  }),
  tags: ['visual'],
};
