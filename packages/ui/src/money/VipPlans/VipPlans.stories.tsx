import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { vipPlansStates } from './VipPlans.states.ts';
import { VipPlans } from './VipPlans.tsx';
import { tabThrough } from '../../story/inRouter.tsx';

const meta = {
  title: 'Money/VipPlans',
  component: VipPlans,
  args: accountSample('en').VipPlans,
  render: (_args, context) => <VipPlans {...accountSample(localeOf(context)).VipPlans} />,
} satisfies Meta<typeof VipPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  VipPlans,
  vipPlansStates,
  (s) => accountSample(localeOfSample(s)).VipPlans,
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

export const NotAMember: Story = { ...states.one('not a member'), tags: ['!test', 'state'] };

export const Member: Story = { ...states.one('member'), tags: ['!test', 'state'] };

/** The button of a plan, by key or press, reports that plan. */
export const Interaction: Story = {
  args: { onPurchase: fn() },
  render: (args, context) => (
    <VipPlans {...accountSample(localeOf(context)).VipPlans} onPurchase={args.onPurchase} />
  ),
  play: async ({ canvas, args, globals }) => {
    const { plans } = accountSample(localeOf({ globals })).VipPlans;
    const buttons = canvas.getAllByRole('button');
    await tabThrough(buttons);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPurchase).toHaveBeenLastCalledWith(plans[1]);
    await userEvent.click(buttons[0]!);
    await expect(args.onPurchase).toHaveBeenLastCalledWith(plans[0]);
    await expect(args.onPurchase).toHaveBeenCalledTimes(2);
  },
};
