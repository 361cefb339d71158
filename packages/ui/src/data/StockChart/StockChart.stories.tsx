import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { enlarged } from '../../story/enlarged.tsx';
import { onPhone } from '../../story/onPhone.ts';
import { chartSample, samplePrices } from '../../story/samples/price.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { stockChartStates } from './StockChart.states.ts';
import { StockChart } from './StockChart.tsx';
import type { StockChartProps } from './StockChart.tsx';

/** The drawing loads with the first chart. */
const drawn = (canvas: ReturnType<typeof within>) => canvas.findByRole('slider');

const meta = {
  title: 'Data/StockChart',
  component: StockChart,
  args: { ...chartSample('en'), onRangeChange: fn() },
  render: (args, context) => {
    const { name, marks } = chartSample(localeOf(context));
    return <StockChart {...args} name={name} marks={args.marks?.length === 0 ? [] : marks} />;
  },
} satisfies Meta<typeof StockChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** COM-12 STK-05 the price, what came of it since the publication, and how late it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await drawn(canvas)).toBeInTheDocument();
    const chart = canvas.getByRole('region');
    await expect(chart).toHaveTextContent(/32\.05.*HKD.*\+12\.85%/);
    await expect(chart).toHaveTextContent(/15:20.*15/);
    await expect(chart).toHaveTextContent(/36\.92.*\+30%/);
  },
};

const states = statesOf(StockChart, stockChartStates, (s) => chartSample(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(2));
  },
};

export const AStock: Story = { ...states.one('a stock'), tags: ['!test', 'state'] };

export const AViewpointAndItsOutcome: Story = {
  ...states.one('a viewpoint and its outcome'),
  tags: ['!test', 'state'],
};

export const Loading: Story = { ...states.one('loading'), tags: ['!test', 'state'] };

export const NoPrices: Story = { ...states.one('no prices'), tags: ['!test', 'state'] };

/** A missed forecast: the price is below the one at publication, and so is the area. */
export const Fallen: Story = {
  args: {
    points: samplePrices('2026-05-11', 116, 28.4, 23.1),
    forecast: {
      start: { day: '2026-05-11', price: 28.4 },
      expectedChange: -50,
      until: '2026-09-03',
    },
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.getByRole('region')).toHaveTextContent(/−18\.66%/);
  },
};

/** On the narrowest phone: fewer days below, the choices in two lines. */
export const OnAPhone: Story = {
  ...onPhone,
  tags: ['visual'],
  render: (_args, context) => (
    <div data-screenshot style={{ padding: 16 }}>
      <StockChart {...chartSample(localeOf(context))} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Arrow keys go through days, Home and End to the first and last; each is read with its price and change. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    const slider = await drawn(canvas);
    slider.focus();
    const read = (text: RegExp) =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(text));
    await read(
      isChinese ? /9.月.3.日：32\.05 HKD，\+12\.85%/ : /3.Sep.2026: 32\.05 HKD, \+12\.85%/,
    );
    await fireEvent.change(slider, { target: { value: '0' } });
    await read(/28\.40 HKD.*0\.00%/);
    await expect(canvas.getByRole('region')).toHaveTextContent(
      isChinese ? /5.月.11.日/ : /11.May.2026/,
    );
    await fireEvent.change(slider, { target: { value: '40' } });
    await read(isChinese ? /追加 1$/ : /Update 1$/);
    slider.blur();
    await waitFor(() => read(/32\.05/));
  },
};

/** STK-06 a pointer reads the day that it is nearest to, and leaves the last one. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const slider = await drawn(canvas);
    const drawing = slider.parentElement as HTMLElement;
    const { left, top } = drawing.getBoundingClientRect();
    await fireEvent.pointerMove(drawing, { clientX: left + 1, clientY: top + 20 });
    await expect(canvas.getByRole('region')).toHaveTextContent(/28\.40 ?HKD/);
    // React hears of leaving by what bubbles.
    await fireEvent.pointerOut(drawing, { relatedTarget: document.body });
    await expect(canvas.getByRole('region')).toHaveTextContent(/32\.05 ?HKD/);
    await expect(canvas.getByRole('link', { name: /1/ })).toHaveAttribute('href', '#update1');
  },
};

/** The same as a table, newest first, with the marks. */
export const AsATable: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    await userEvent.click(canvas.getByRole('radio', { name: isChinese ? '表格' : 'Table' }));
    const [, newest] = canvas.getAllByRole('row');
    await expect(newest).toHaveTextContent(/32\.05/);
    await expect(canvas.getByRole('link', { name: /1/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Loads the range that is chosen, as an app does. */
function Ranges(props: StockChartProps) {
  const [range, setRange] = useState(props.range ?? 'quarter');
  const days = { month: 24, quarter: 80, year: 360, all: 900 }[range];
  return (
    <StockChart
      {...props}
      forecast={undefined}
      marks={[]}
      range={range}
      points={samplePrices('2024-03-18', days, 18, 32.05)}
      onRangeChange={(next) => {
        setRange(next);
        props.onRangeChange?.(next);
      }}
    />
  );
}

/**
 * Another range: the selected day is cleared where there are fewer days, and labels show years
 * where there are many.
 */
export const Interaction: Story = {
  render: (args, context) => <Ranges {...args} name={chartSample(localeOf(context)).name} />,
  play: async ({ canvas, args }) => {
    const slider = await drawn(canvas);
    const [month, , , all] = canvas.getAllByRole('radio');
    await userEvent.click(all as HTMLElement);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('region')).toHaveTextContent(/2025/);
    await fireEvent.change(slider, { target: { value: '500' } });
    await userEvent.click(month as HTMLElement);
    await expect(Number((await drawn(canvas)).getAttribute('max'))).toBeLessThan(20);
    await expect(canvas.getByRole('region')).toHaveTextContent(/32\.05/);
  },
};

/** A failed chart shows the failure in its place, and can be loaded again. */
export const Failed: Story = {
  args: { state: 'failed', points: [], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Labels without room are in the table only; long numbers widen their column. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const { title } = sampleOf(context);
    const { points, ...sample } = chartSample(localeOf(context));
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <StockChart
          {...args}
          {...sample}
          name={title}
          forecast={undefined}
          points={points.map(({ day, price }) => ({ day, price: price * 10_000 }))}
          marks={['2026-05-20', '2026-05-27', '2026-08-31'].map((day, id) => ({
            id,
            day,
            label: `${sampleOf(context).first} ${id + 1}`,
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await expect(canvas.queryByText(/2$/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With text of twice the size it still fits a phone. */
export const Enlarged: Story = { ...enlarged };
