import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { noticeListStates } from './NoticeList.states.ts';
import { NoticeList } from './NoticeList.tsx';

const meta = {
  title: 'Account/NoticeList',
  component: NoticeList,
  args: accountSample('en').NoticeList,
  render: (_args, context) => <NoticeList {...accountSample(localeOf(context)).NoticeList} />,
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(NoticeList, noticeListStates, (s) => accountSample(localeOfSample(s)).NoticeList, {
    isWide: true,
  }),
  tags: ['visual'],
};
