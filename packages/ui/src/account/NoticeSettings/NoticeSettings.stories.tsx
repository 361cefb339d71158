import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { noticeSettingsStates } from './NoticeSettings.states.ts';
import { NoticeSettings } from './NoticeSettings.tsx';

const meta = {
  title: 'Account/NoticeSettings',
  component: NoticeSettings,
  args: accountSample('en').NoticeSettings,
  render: (_args, context) => (
    <NoticeSettings {...accountSample(localeOf(context)).NoticeSettings} />
  ),
} satisfies Meta<typeof NoticeSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  NoticeSettings,
  noticeSettingsStates,
  (s) => accountSample(localeOfSample(s)).NoticeSettings,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  NoticeSettings,
  noticeSettingsStates,
  (s) => accountSample(localeOfSample(s)).NoticeSettings,
);

const onChange = fn();

/** FND-53: One press opens the groups, another turns one off. */
export const Interaction: Story = {
  render: (_args, context) => (
    <NoticeSettings {...accountSample(localeOf(context)).NoticeSettings} onChange={onChange} />
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(5);
    await userEvent.click(switches[0] as HTMLElement);
    await expect(onChange).toHaveBeenCalledWith({ group: 'reviews', isOn: false });
  },
};
