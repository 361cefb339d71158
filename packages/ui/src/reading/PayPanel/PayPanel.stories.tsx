import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../../story/samples/now.ts';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import type { ScreenText } from '../../screens/screenText.ts';
import { payPanelStates } from './PayPanel.states.ts';
import { PayPanel } from './PayPanel.tsx';

const words = (t: ScreenText) => ({
  t,
  title: t('article.pay.title'),
  includes: [
    t('article.pay.include.text'),
    t('article.pay.include.data'),
    t('article.pay.include.risks'),
    t('article.pay.include.files', { count: 2 }),
  ],
});

const base = {
  type: 'Article' as const,
  id: 12,
  now: sampleNow,
  yuanPerCoin: 6.8,
  onChoose: fn(),
};

const meta = {
  title: 'Reading/PayPanel',
  component: PayPanel,
  args: { ...base, ...words(screenTextFor('en')), offers: payPanelStates[0]?.props.offers ?? [] },
  render: (args, context) => <PayPanel {...args} {...words(screenTextOf(context))} />,
} satisfies Meta<typeof PayPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PayPanel,
  payPanelStates,
  (s) => ({ ...base, ...words(screenTextOfSample(s)) }),
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

export const PriceFirstCardCountingDownVIPTrial: Story = {
  ...states.one('price first, card counting down, VIP trial'),
  tags: ['!test', 'state'],
};

export const CardFirst: Story = { ...states.one('card first'), tags: ['!test', 'state'] };

export const FreeForALimitedTimeVisitor: Story = {
  ...states.one('free for a limited time, visitor'),
  tags: ['!test', 'state'],
};

export const VIPOnly: Story = { ...states.one('VIP only'), tags: ['!test', 'state'] };

export const VIPMember: Story = { ...states.one('VIP member'), tags: ['!test', 'state'] };

/** PAY-39 PAY-53: one filled button, the price with the struck one and yuan at 6.8. */
export const Interaction: Story = {
  args: { onChoose: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.textContent).toContain('38.00');
    await expect(canvasElement.querySelector('s')?.textContent).toContain('68.00');
    await expect(canvasElement.textContent).toContain('¥258.40');
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
