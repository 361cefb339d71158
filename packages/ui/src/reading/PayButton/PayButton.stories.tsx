import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { payButtonStates } from './PayButton.states.ts';
import { PayButton } from './PayButton.tsx';

const base = {
  t: screenTextFor('en'),
  type: 'Article' as const,
  id: 12,
  offer: { kind: 'pay_price' as const, currentPrice: 38, originalPrice: 68 },
  now: new Date('2026-09-03T10:00:00Z'),
  isPrimary: true,
};

const meta = {
  title: 'Reading/PayButton',
  component: PayButton,
  args: { ...base, onChoose: fn() },
  render: (args, context) => <PayButton {...args} t={screenTextOf(context)} />,
} satisfies Meta<typeof PayButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(PayButton, payButtonStates, (s) => ({
  ...base,
  isPrimary: false,
  t: screenTextOfSample(s),
  onChoose: fn(),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const UseACard: Story = { ...states.one('use a card'), tags: ['!test', 'state'] };

export const CountdownOfDays: Story = {
  ...states.one('countdown of days'),
  tags: ['!test', 'state'],
};

export const CountdownOfHours: Story = {
  ...states.one('countdown of hours'),
  tags: ['!test', 'state'],
};

export const PricePrimary: Story = { ...states.one('price, primary'), tags: ['!test', 'state'] };

export const Price: Story = { ...states.one('price'), tags: ['!test', 'state'] };

export const PriceOfALiveSession: Story = {
  ...states.one('price of a live session'),
  tags: ['!test', 'state'],
};

export const LogInToView: Story = { ...states.one('log in to view'), tags: ['!test', 'state'] };

export const VIPTrial: Story = { ...states.one('VIP trial'), tags: ['!test', 'state'] };

export const UpgradeVIP: Story = { ...states.one('upgrade VIP'), tags: ['!test', 'state'] };

/** PAY-43 PAY-44 PAY-45 PAY-46: The choice names the item and the offer. */
export const Interaction: Story = {
  args: { type: 'Agora::Live', id: 31, eventId: 7 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith({
      type: 'Agora::Live',
      id: 31,
      eventId: 7,
      offer: base.offer,
    });
  },
};
