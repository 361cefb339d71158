import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  NoticeList,
  noticeListStates,
  (s) => accountSample(localeOfSample(s)).NoticeList,
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
