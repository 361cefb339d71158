import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { ReturnFigure } from '../ReturnFigure/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { Text } from '../../foundations/Text/index.ts';
import { trendBadgeStates } from './TrendBadge.states.ts';
import { TrendBadge } from './TrendBadge.tsx';

const meta = {
  title: 'Data/TrendBadge',
  component: TrendBadge,
  args: { trend: 'bullish', expectedChange: 30 },
} satisfies Meta<typeof TrendBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** COM-27 the direction is a word and a sign. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const message = globals['locale'] === 'zh-CN' ? '看多 +30%' : 'Bullish +30%';
    await expect(canvasElement).toHaveTextContent(message);
  },
};

const states = statesOf(TrendBadge, trendBadgeStates, () => ({ trend: 'bullish' as const }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Bullish: Story = { ...states.one('bullish'), tags: ['!test', 'state'] };

export const Bearish: Story = { ...states.one('bearish'), tags: ['!test', 'state'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

export const Bullish30: Story = { ...states.one('bullish +30'), tags: ['!test', 'state'] };

export const Bearish80: Story = { ...states.one('bearish −80'), tags: ['!test', 'state'] };

export const Neutral15: Story = { ...states.one('neutral −15'), tags: ['!test', 'state'] };

export const Neutral0: Story = { ...states.one('neutral 0'), tags: ['!test', 'state'] };

/** Promise first, result at the end of the line: the two are never mixed. */
export const InALine: Story = {
  args: { trend: 'bearish', expectedChange: -50 },
  render: (args, context) => (
    <Inline gap={3} justify="between">
      <Inline gap={2}>
        <TrendBadge {...args} />
        <Text as="span" size="sm" tone="secondary">
          {sampleOf(context).company}
        </Text>
      </Inline>
      <ReturnFigure percent={-34.12} size="sm" />
    </Inline>
  ),
};

/** On a narrow card the badge keeps its line and the rest wraps. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => (
    <div style={{ inlineSize: 200 }}>
      <Inline gap={2}>
        <TrendBadge {...args} expectedChange={500} />
        <Text as="span" size="sm">
          {sampleOf(context).title}
        </Text>
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
