import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Table } from '../Table/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { returnFigureStates } from './ReturnFigure.states.ts';
import { ReturnFigure } from './ReturnFigure.tsx';

const meta = {
  title: 'Data/ReturnFigure',
  component: ReturnFigure,
  args: { percent: 12.84 },
} satisfies Meta<typeof ReturnFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rise is in the text too, not in the color alone. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const message = globals['locale'] === 'zh-CN' ? '上涨 +12.84%' : 'up +12.84%';
    await expect(canvasElement).toHaveTextContent(message);
  },
};

const states = statesOf(ReturnFigure, returnFigureStates, () => ({ percent: 12.84 }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const RoundsToNothing: Story = { ...states.one('rounds to nothing'), tags: ['!test', 'state'] };

export const FourDigits: Story = { ...states.one('four digits'), tags: ['!test', 'state'] };

export const NoPriceYet: Story = { ...states.one('no price yet'), tags: ['!test', 'state'] };

const rows = [1234.5, 40.72, 3.6, 0, -9.31, -34.12, null].map((percent, id) => ({ id, percent }));

/** In a column the decimal points align at any length. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <Table
      caption={sampleOf(context).heading}
      columns={[
        { key: 'name', header: sampleOf(context).name, render: () => sampleOf(context).company },
        {
          key: 'return',
          header: sampleOf(context).amount,
          align: 'end',
          render: ({ percent }) => <ReturnFigure percent={percent} />,
        },
      ]}
      rows={rows}
      getKey={({ id }) => id}
    />
  ),
};

/** The reader's choice of convention, on the document as the app sets it. */
function WithTrend({ trend }: { trend: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['trend'] = trend;
    return () => {
      delete root.dataset['trend'];
    };
  }, [trend]);
  return (
    <Inline gap={4}>
      <ReturnFigure percent={12.84} />
      <ReturnFigure percent={-9.31} />
    </Inline>
  );
}

/** A reader who chose red for rising sees it in English too; otherwise the language decides. */
export const Conventions: Story = {
  render: () => <WithTrend trend="red-rises" />,
  play: async ({ canvasElement }) => {
    const [rise, fall] = canvasElement.querySelectorAll('svg');
    const red = (element: Element | undefined) =>
      Number(/\d+/.exec(getComputedStyle(element as Element).color)?.[0]);
    await expect(red(rise)).toBeGreaterThan(red(fall));
    document.documentElement.dataset['trend'] = 'green-rises';
    await expect(red(rise)).toBeLessThan(red(fall));
    document.documentElement.dataset['trend'] = 'red-rises';
  },
};
