import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useSyncExternalStore } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { StateGrid } from '../../story/StateGrid.tsx';
import { windowedSample } from '../../story/samples/windowed.ts';
import type { WindowedSample } from '../../story/samples/windowed.ts';
import { windowedListFills, windowedListStates } from './WindowedList.states.ts';
import { WindowedList } from './WindowedList.tsx';

const crowd = windowedSample(10_000);
/** Called for every rendered row. */
const drawn = fn();

interface RowProps {
  list: WindowedSample;
  id: number;
  /** The button's label; without it there is none. */
  action?: string;
}

/** A row that follows its own value. */
function NumberRow({ list, id, action }: RowProps) {
  const read = () => list.valueOf(id);
  const value = useSyncExternalStore((notify) => list.subscribeRow(id, notify), read, read);
  useEffect(() => {
    drawn(id);
  });
  return (
    <>
      <span style={{ flex: 1 }}>{`# ${id}`}</span>
      <span>{value}</span>
      {action !== undefined && <Button size="sm">{`${action} ${id}`}</Button>}
    </>
  );
}
const plainRow = (id: number) => <NumberRow list={crowd} id={id} />;
const buttonRow = (id: number) => <NumberRow list={crowd} id={id} action="→" />;

const meta = {
  title: 'Data/WindowedList',
  component: WindowedList<number>,
  args: { label: '', source: crowd.source, renderRow: plainRow },
  render: (args, context) => (
    <div style={{ blockSize: 400, maxInlineSize: 480 }}>
      <WindowedList {...args} label={sampleOf(context).heading} />
    </div>
  ),
} satisfies Meta<typeof WindowedList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const label = sampleOf(context).heading;
    const cells = [
      ...windowedListFills.map(({ name, count, loaded }) => ({
        name,
        props: { source: windowedSample(count, loaded).source },
      })),
      ...windowedListStates,
    ];
    return (
      <StateGrid
        isWide
        cells={cells.map(({ name, props }) => ({
          name,
          children: (
            <div style={{ blockSize: 240, maxInlineSize: 328 }}>
              <WindowedList {...args} {...props} label={`${label} ${name}`} />
            </div>
          ),
        }))}
      />
    );
  },
};

/** Rows as high as their longest text needs on the narrowest phone: the app sets the height. */
export const LongText: Story = {
  ...onNarrowestPhone,
  args: { source: windowedSample(3).source },
  render: (args, context) => {
    const { title, heading } = sampleOf(context);
    return (
      <LongTranslation context={context}>
        <div style={{ blockSize: 400 }}>
          <WindowedList
            {...args}
            label={heading}
            rowHeight={120}
            renderRow={() => <span style={{ flex: 1 }}>{title}</span>}
          />
        </div>
      </LongTranslation>
    );
  },
};

/** Returns the story of one fill of the list. */
const fill = (name: string): Story => {
  const found = windowedListFills.find((each) => each.name === name);
  return { args: { source: windowedSample(found?.count ?? 0, found?.loaded).source } };
};

export const AllRowsHere: Story = { ...fill('all rows here'), tags: ['!test', 'state'] };

export const APageIsOnItsWay: Story = { ...fill('a page is on its way'), tags: ['!test', 'state'] };

export const NoRow: Story = { ...fill('no row'), tags: ['!test', 'state'] };

export const RowsOfAnotherHeight: Story = {
  args: { rowHeight: windowedListStates[0]?.props.rowHeight },
  tags: ['!test', 'state'],
};

const rowsOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[data-row]');

const scrollTo = (place: HTMLElement, top: number): void => {
  place.scrollTop = top;
  place.dispatchEvent(new Event('scroll'));
};

/**
 * Of ten thousand rows at most forty are in the page, at every scroll position; each has its own
 * position.
 */
export const TenThousand: Story = {
  args: { onShow: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvas.getByRole('group');
    for (const top of [0, 2400, 240_000, 480_000]) {
      scrollTo(place, top);
      await waitFor(() => expect(rowsOf(canvasElement).length).toBeLessThan(40));
      const index = Math.min(9990, top / 48);
      await expect(await canvas.findByText(`# ${index + 1}`)).toBeInTheDocument();
    }
    const [row] = rowsOf(canvasElement);
    await expect(row).toHaveAttribute('aria-setsize', '10000');
    await waitFor(() =>
      expect(args.onShow).toHaveBeenLastCalledWith(expect.any(Number), 10_000),
    );
  },
};

/** A change of one row re-renders that row; the others and the list are not rendered again. */
export const OneRowChanges: Story = {
  play: async ({ canvas }) => {
    drawn.mockClear();
    const row = canvas.getAllByRole('listitem')[1];
    for (const value of [1, 2, 3]) {
      crowd.set(2, value);
      await waitFor(() => expect(row).toHaveTextContent(new RegExp(`${value}$`)));
    }
    crowd.set(9000, 1);
    await expect(drawn.mock.calls).toEqual([[2], [2], [2]]);
    crowd.set(2, 0);
  },
};

const growing = windowedSample(2000);

/** Rows added above move nothing: the row at the edge stays, and so does its element. */
export const RowsAbove: Story = {
  args: {
    source: growing.source,
    renderRow: (id: number) => <NumberRow list={growing} id={id} />,
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('group');
    scrollTo(place, 4810);
    const row = await canvas.findByText('# 101');
    const { top } = row.getBoundingClientRect();
    for (const id of [3001, 3002, 3003]) growing.addFirst(id);
    await waitFor(() => expect(place.scrollTop).toBe(4810 + 3 * 48));
    await expect(canvas.getByText('# 101')).toBe(row);
    await expect(Math.round(row.getBoundingClientRect().top)).toBe(Math.round(top));
  },
};

/**
 * The focused row stays in the page however far the list is scrolled; the Tab key continues from
 * it.
 */
export const Interaction: Story = {
  args: { renderRow: buttonRow },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('group');
    await userEvent.tab();
    await expect(place).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: '→ 1' });
    await expect(first).toHaveFocus();
    scrollTo(place, 96_000);
    await waitFor(() => expect(canvas.getByText('# 2001')).toBeInTheDocument());
    await expect(first).toHaveFocus();
    scrollTo(place, 0);
    await canvas.findByRole('button', { name: '→ 2' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '→ 2' })).toHaveFocus();
  },
};
