import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { iprNoticeStates } from './IprNotice.states.ts';
import { IprNotice } from './IprNotice.tsx';

const meta = {
  title: 'Account/IprNotice',
  component: IprNotice,
  args: { ...accountSample('en').IprNotice, onConfirm: fn() },
  render: (args, context) => (
    <IprNotice {...accountSample(localeOf(context)).IprNotice} onConfirm={args.onConfirm} />
  ),
} satisfies Meta<typeof IprNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  IprNotice,
  iprNoticeStates,
  (s) => accountSample(localeOfSample(s)).IprNotice,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  IprNotice,
  iprNoticeStates,
  (s) => accountSample(localeOfSample(s)).IprNotice,
);

/** PROF-62: It cannot be confirmed without the checkbox, nor closed by Escape. */
export const Interaction: Story = {
  play: async ({ args }) => {
    const page = within(document.body);
    const [logOut, confirm] = page.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(logOut).toBeVisible();
  },
};
