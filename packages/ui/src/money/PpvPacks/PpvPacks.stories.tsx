import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { ppvPacksStates } from './PpvPacks.states.ts';
import { PpvPacks } from './PpvPacks.tsx';
import { tabThrough } from '../../story/inRouter.tsx';

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

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Each button names its pack, and reports it on a key or press. */
export const Interaction: Story = {
  args: { onPurchase: fn() },
  render: (args, context) => (
    <PpvPacks {...accountSample(localeOf(context)).PpvPacks} onPurchase={args.onPurchase} />
  ),
  play: async ({ canvas, args, globals }) => {
    const { t, packs } = accountSample(localeOf({ globals })).PpvPacks;
    const buttons = packs.map(({ name }) =>
      canvas.getByRole('button', { name: `${t('recharge.packs.purchase')} ${name}` }),
    );
    await tabThrough(buttons);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPurchase).toHaveBeenLastCalledWith(packs[1]);
    await userEvent.click(buttons[0]!);
    await expect(args.onPurchase).toHaveBeenLastCalledWith(packs[0]);
    await expect(args.onPurchase).toHaveBeenCalledTimes(2);
  },
};
