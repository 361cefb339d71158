import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(PayButton, payButtonStates, (s) => ({
    ...base,
    isPrimary: false,
    t: screenTextOfSample(s),
    onChoose: fn(),
  })),
  tags: ['visual'],
};

/** PAY-43 PAY-44 PAY-45 PAY-46: the choice says what is bought, by which offer. */
export const Choosing: Story = {
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
