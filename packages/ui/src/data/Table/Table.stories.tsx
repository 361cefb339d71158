import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { tableStates } from './Table.states.ts';
import type { SampleRow } from './Table.states.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';
import type { TableSort } from './TableHead.tsx';

const SampleTable = (props: TableProps<SampleRow>) => <Table {...props} />;

const base = (s: Sample): TableProps<SampleRow> => ({
  caption: s.account,
  columns: [
    { key: 'name', header: s.name, render: (row) => row.name },
    { key: 'date', header: s.date, render: () => s.today, isWideOnly: true },
    { key: 'amount', header: s.amount, render: (row) => row.amount, align: 'end' },
  ],
  rows: [
    { id: 1, name: s.topUp, amount: '1,240.00' },
    { id: 2, name: s.first, amount: '−38.00' },
    { id: 3, name: s.third, amount: '−9.50' },
  ],
  getKey: (row) => row.id,
});

const meta = {
  title: 'Data/Table',
  component: SampleTable,
  args: base(sampleFor('en')),
  render: (args, context) => <SampleTable {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table and the region that scrolls it have their name, each column its head. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/./);
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/./);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

const states = statesOf(SampleTable, tableStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Rows: Story = { ...states.one('rows'), tags: ['!test', 'state'] };

export const OwnRow: Story = { ...states.one('own row'), tags: ['!test', 'state'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

const figureOf = ({ amount }: SampleRow): number =>
  Number(amount.replace(',', '').replace('−', '-'));

function Sorted(props: TableProps<SampleRow>) {
  const [sort, setSort] = useState<TableSort>();
  const way = sort?.isDescending === true ? -1 : 1;
  const rows = sort
    ? props.rows.toSorted((one, other) => way * (figureOf(one) - figureOf(other)))
    : props.rows;
  const columns = props.columns.map((column) => ({
    ...column,
    isSortable: column.key === 'amount',
  }));
  return <SampleTable {...props} columns={columns} rows={rows} sort={sort} onSort={setSort} />;
}

/**
 * A sortable header is a button: Enter and Space sort by it and reverse the order, which its column
 * exposes.
 */
export const Interaction: Story = {
  tags: ['visual'],
  render: (args, context) => <Sorted {...args} {...base(sampleOf(context))} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const head = button.closest('th');
    const amounts = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastChild?.textContent);
    await expect(head).not.toHaveAttribute('aria-sort');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(amounts()).toEqual(['−38.00', '−9.50', '1,240.00']);
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(amounts()).toEqual(['1,240.00', '−9.50', '−38.00']);
    await expect(button).toHaveFocus();
  },
};
