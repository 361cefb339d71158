import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { priceTagStates } from './PriceTag.states.ts';
import { PriceTag } from './PriceTag.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Data/PriceTag',
  component: PriceTag,
  args: { coins: 38, yuanPerCoin: 6.8 },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** UI-13 Coins with two decimals, then the approximate yuan. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/38\.00.*¥258\.40/);
  },
};

const states = statesOf(PriceTag, priceTagStates, () => ({ coins: 38, yuanPerCoin: 6.8 }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const InCoinsAlone: Story = { ...states.one('in coins alone'), tags: ['!test', 'state'] };

export const Reduced: Story = { ...states.one('reduced'), tags: ['!test', 'state'] };

export const Free: Story = { ...states.one('free'), tags: ['!test', 'state'] };

export const FreeNow: Story = { ...states.one('free now'), tags: ['!test', 'state'] };

export const Large: Story = { ...states.one('large'), tags: ['!test', 'state'] };

/**
 * In the narrowest column the yuan amount moves below; screen readers announce the former price.
 */
export const LongText: Story = {
  tags: ['visual'],
  args: { coins: 124_000.5, was: 248_001 },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <PriceTag {...args} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const before = globals['locale'] === 'zh-CN' ? /原价.*248,001\.00/ : /was.*248,001\.00/;
    await expect(canvasElement).toHaveTextContent(before);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
