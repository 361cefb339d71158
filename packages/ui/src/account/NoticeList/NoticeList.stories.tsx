import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { noticeListStates } from './NoticeList.states.ts';
import { NoticeList } from './NoticeList.tsx';
import type { NoticeItem } from './NoticeList.tsx';

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

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Opening a notice with a link marks it as read; a notice without a link takes no focus. */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { onRead: fn() },
  render: (args, context) => (
    <NoticeList {...accountSample(localeOf(context)).NoticeList} onRead={args.onRead} />
  ),
  play: async ({ canvas, args, globals }) => {
    const { t, notices } = accountSample(localeOf({ globals })).NoticeList;
    const [unread, read] = notices as [NoticeItem, NoticeItem];
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(first).toHaveTextContent(t('personalCenter.notices.isNew'));
    await expect(second).not.toHaveTextContent(t('personalCenter.notices.isNew'));
    await expect(second).toHaveTextContent(read.title);
    const link = canvas.getByRole('link', { name: unread.title });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await tabThrough([link]);
    await followBothWays(link, String(unread.href));
    await expect(args.onRead).toHaveBeenCalledTimes(2);
    await expect(args.onRead).toHaveBeenLastCalledWith(unread);
  },
};
